import { withinTimeLimit } from '#server/time-limit.ts';

/** Connects and signs in, and sends nothing. @throws Error when that is refused, or takes too long */
export async function verifyMailServer(smtpUrl: string, timeLimitMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(timeLimitMs));
  const transport = createTransport(url.href);
  const tookTooLong = () => new Error('The mail server took too long.');
  // Each step has its own time: a server that is slow at all of them would take it several times over.
  await withinTimeLimit(transport.verify(), timeLimitMs, tookTooLong).finally(() => transport.close());
}
