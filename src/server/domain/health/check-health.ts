import type { Health } from '#contracts/answers/health.ts';
import { pingDatabase } from '#server/db/client.ts';

/** Whether the site can do its work, within three seconds. */
export async function checkHealth(): Promise<Health> {
  const isUp = await pingDatabase().then(
    () => true,
    () => false,
  );
  return { status: isUp ? 'ok' : 'degraded', database: isUp ? 'ok' : 'down', version: version() };
}

/** The commit on the host, the package’s version elsewhere. */
export function version(): string {
  return process.env['COMMIT_REF'] ?? process.env['npm_package_version'] ?? 'development';
}
