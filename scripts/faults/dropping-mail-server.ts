import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * A mail provider that takes every other message in and drops the line before it says so, until it recovers: the sender cannot know. What it
 * took is told by Message-ID, as a mailbox tells repetitions.
 */
export async function droppingMailServer() {
  const taken = new Map<string, string>();
  const sockets = new Set<Socket>();
  let messages = 0;
  let isWell = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    let content: string[] | undefined;
    const answer = (line: string) => void socket.write(`${line}\r\n`);
    const take = (lines: string[]) => {
      // A long header goes on in the next line, after a blank.
      const text = lines.join('\n').replace(/\n[ \t]+/g, ' ');
      const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(text)?.[1] ?? '';
      taken.set(header('Message-ID'), header('Subject'));
      messages += 1;
      if (!isWell && messages % 2 === 1) socket.destroy();
      else answer('250 taken');
    };
    const hear = (line: string) => {
      if (content && line !== '.') return void content.push(line);
      if (content) {
        const lines = content;
        content = undefined;
        return take(lines);
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') {
        content = [];
        return answer('354 go on');
      }
      answer(verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    let rest = '';
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.on('error', () => socket.destroy());
    answer('220 mail.example');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** References named by a staff notice, one for each Message-ID. */
    notices: () => [...taken.values()].flatMap((subject) => /New request (\S+)/.exec(subject)?.[1] ?? []),
    recover: () => {
      isWell = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
