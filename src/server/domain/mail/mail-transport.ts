import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { practice } from '#practice/practice.ts';
import { env } from '#server/env.ts';
import type { MailMessage } from './compose.ts';

/** How mail leaves: over SMTP, or into a folder. */
export interface MailTransport {
  /** @param id the same for every try of the same message, so that the other side can tell a repetition */
  send: (id: string, message: MailMessage) => Promise<void>;
  close: () => void;
}

/** Among it are links that set a password. */
const ownerOnly = 0o600;

/** A provider must answer well before the function that waits for it is ended. */
const providerTimeLimitMs = 8_000;

/** SMTP where it is configured, else a folder: the library is loaded only when there is something to send. */
export async function openMailTransport(): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env();
  const envelope = (id: string, { to, ...message }: MailMessage) => ({
    ...message,
    // As an object, so that no character of it is read as a list of addresses.
    to: { name: '', address: to },
    from: MAIL_FROM ?? { name: practice.name, address: practice.email },
    messageId: `<${id}@${practice.email.split('@')[1] ?? 'localhost'}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (SMTP_URL) {
    const url = new URL(SMTP_URL);
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      if (!url.searchParams.has(name)) url.searchParams.set(name, String(providerTimeLimitMs));
    const transport = createTransport(url.href);
    return {
      send: async (id, message) => void (await transport.sendMail(envelope(id, message))),
      close: () => transport.close(),
    };
  }
  const folder = join(DATA_DIR, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (id, message) => {
      const { message: content } = await transport.sendMail(envelope(id, message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // One name per message and a rename: sent twice is the same file, cut half-way is none.
      const draft = join(folder, `.${id}.${process.pid}`);
      await writeFile(draft, content as Buffer, { mode: ownerOnly });
      await rename(draft, join(folder, `${id}.eml`));
    },
    close: () => transport.close(),
  };
}
