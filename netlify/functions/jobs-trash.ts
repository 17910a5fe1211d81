import type { Config } from '@netlify/functions';
import { clearStrayFiles } from '#server/domain/images/clear-stray-files.ts';
import { emptyOldTrash } from '#server/domain/posts/trash-post.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Called by the host's clock alone: a scheduled function has no URL. */
export default endpoint('jobs/trash', {
  POST: publicRoute({
    answers: { 204: null },
    handle: async () => {
      await emptyOldTrash();
      await clearStrayFiles();
      return noContent();
    },
  }),
});

export const config: Config = { schedule: '@daily' };
