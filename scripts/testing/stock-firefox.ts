#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findStockFirefox } from '../browser.ts';

/**
 * Stands where Playwright starts a Firefox and starts the installed one, with itself between the two: Playwright speaks newer
 * commands of WebDriver BiDi than a long-supported Firefox knows. A setting that only repeats what is so anyway is answered here.
 */
const repeatsTheDefault = new Set(['emulation.setMediaFeaturesOverride']);
const announcement = 'WebDriver BiDi listening on ';

const firefox = spawn(findStockFirefox(), process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(announcement)) relayTo(line.slice(announcement.length));
  else process.stderr.write(`${line}\n`);
});

function relayTo(browserUrl: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as { port: number };
    process.stderr.write(`${announcement}ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (near, { url = '' }) => {
    const far = new WebSocket(`${browserUrl}${url}`);
    const open = new Promise((resolve) => far.once('open', resolve));
    near.on('message', (data: Buffer) => {
      const { id, method } = JSON.parse(data.toString()) as { id: number; method: string };
      if (repeatsTheDefault.has(method)) near.send(JSON.stringify({ type: 'success', id, result: {} }));
      else void open.then(() => far.send(data.toString()));
    });
    far.on('message', (data: Buffer) => near.send(data.toString()));
    near.on('close', () => far.close());
    far.on('close', () => near.close());
  });
}
