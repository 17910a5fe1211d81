const patienceMs = 120_000;
const pauseMs = 150;

/** What one patient's browser has sent, and the reference it was given. */
export interface Sent {
  /** Also the name before the @ of the mailbox: one row per key is one row per mailbox. */
  key: string;
  reference: string | undefined;
}

let count = 0;

/** One appointment, sent again with the same key until the server says yes. @throws Error on a refusal */
export async function submit(url: string): Promise<Sent> {
  count += 1;
  const key = crypto.randomUUID();
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Forwarded-For': `198.18.${count >> 8}.${count & 255}`,
    },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: `Lovelace ${count}`,
      email: `${key}@example.com`,
      phone: '(904) 555-0100',
    }),
  };
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const reference = await attempt(`${url}/api/appointments`, request);
    if (reference) return { key, reference };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { key, reference: undefined };
}

/** @returns the reference; undefined where nobody knows what became of it */
async function attempt(url: string, request: RequestInit): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(15_000) });
    const body = (await answer.json()) as { reference?: string };
    if (answer.status === 201) return body.reference;
    if (answer.status < 500) throw new Refused(`An honest request was answered ${answer.status}.`);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return undefined;
  }
}

class Refused extends Error {}
