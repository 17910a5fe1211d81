import type { Config } from '@netlify/functions';
import { emptyOldTrash } from '#server/domain/posts/trash-post.ts';

/** Called by the host's clock only; it has no address. */
export default async function emptyTrash(): Promise<void> {
  await emptyOldTrash();
}

export const config: Config = { schedule: '@daily' };
