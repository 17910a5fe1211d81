interface RequestRecord {
  requestId: string;
  method: string;
  /** The route's pattern, never the address itself: it could name a person. */
  route: string;
  status: number;
  milliseconds: number;
  /** Machine-readable reason of a failure. */
  code?: string | undefined;
}

type WriteLine = (line: string) => void;

let writeLine: WriteLine = (line) => void process.stdout.write(line);

/** For a server that lives on: the host may stop a function with its answer, so there a line is written at once. */
export function setLogWriter(write: WriteLine): void {
  writeLine = write;
}

/** One JSON line per request on stdout: ids and outcomes, nothing of a patient. */
export function logRequest(record: RequestRecord): void {
  writeLine(`${JSON.stringify({ time: new Date().toISOString(), ...record })}\n`);
}

/**
 * What went wrong inside, for the log: kinds and codes only. Messages and details of the database can quote values,
 * so they stay out.
 */
export function describeFailure(error: unknown): string {
  const { name, code, constraint } = error as { name?: string; code?: string; constraint?: string };
  const where = error instanceof Error ? firstOwnFrame(error.stack) : undefined;
  return [name, code, constraint, where].filter(Boolean).join(' ');
}

function firstOwnFrame(stack: string | undefined): string | undefined {
  const frame = stack
    ?.split('\n')
    .find((line) => /\(?[^ ]*(src|netlify)\//.test(line) && line.trim().startsWith('at '));
  return frame?.replace(/^.*\/((src|netlify)\/[^)]*)\)?$/, '$1').trim();
}
