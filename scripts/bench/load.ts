import { Agent, request } from 'node:http';

/** Asks for one address again and again over a few kept connections. @returns answers per second */
export async function requestsPerSecond(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  let answers = 0;
  const askOn = async () => {
    while (performance.now() < endsAt) {
      await ask(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return answers / ((performance.now() - startedAt) / 1_000);
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}
