import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails to an address that lie in the folder of a site without a mail server, as text. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = join(process.env['DATA_DIR'] ?? '', 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.map(readable).filter((mail) => mail.includes(`To: ${email}`));
}

/** Without the line breaks that carry nothing (quoted-printable). */
const readable = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The token of the link a mail carries. */
export const linkTokenIn = (text: string): string => /\/admin\/welcome#([\w.-]+)/.exec(text)?.[1] ?? '';
