import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

interface Replies {
  /** To a recipient: a reply such as `550 unknown`; taken without one. */
  onRecipient?: (email: string) => string | undefined;
  /** To a whole message, told as its lines: whether it is taken, or the line is dropped before the sender hears of it. */
  onMessage?: (lines: string[], recipient: string) => 'taken' | 'dropped';
}

/** A mail provider as small as the protocol allows, for faults no real one has on command. */
export async function mailStandIn({ onRecipient, onMessage }: Replies) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let message: string[] | undefined;
    let recipient = '';
    const answer = (line: string) => void socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (message && line !== '.') return void message.push(line);
      if (message) {
        const fate = onMessage?.(message, recipient);
        message = undefined;
        return fate === 'dropped' ? void socket.destroy() : answer('250 taken');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') message = [];
      if (verb === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      const refusal = verb === 'RCPT' ? onRecipient?.(recipient) : undefined;
      answer(refusal ?? { DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok');
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
