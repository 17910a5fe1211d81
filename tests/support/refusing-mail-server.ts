import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail provider as small as the protocol allows, which refuses every address, and quotes it, until it recovers. */
export async function refusingMailServer() {
  let isWell = false;
  const refused: string[] = [];
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isMessage = false;
    let recipient = '';
    const answer = (line: string) => void socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (isMessage) {
        if (line !== '.') return;
        isMessage = false;
        accepted.push(recipient);
        return answer('250 taken');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        if (isWell) return answer('250 ok');
        refused.push(recipient);
        return answer(`550 <${recipient}> is not welcome here`);
      }
      if (verb === 'DATA') {
        isMessage = true;
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
    recover: () => {
      isWell = true;
    },
    refused: () => refused,
    accepted: () => accepted,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
