import { setLogWriter } from '#server/http/request-log.ts';

const gatherMs = 10;

/** Writes the log of requests a few lines at a time: writing each by itself costs an eighth of a small answer. */
export function gatherRequestLog(): void {
  let lines = '';
  const flush = () => {
    if (lines) process.stdout.write(lines);
    lines = '';
  };
  setLogWriter((line) => {
    if (!lines) setTimeout(flush, gatherMs).unref();
    lines += line;
  });
  process.on('exit', flush);
}
