import { repeatable } from '#server/db/client.ts';
import { forgetStrayFiles, selectDueFiles } from '#server/db/stray-files.ts';
import { isPreview } from '#server/env.ts';
import { deleteAtUploadThing } from './outside-files.ts';
import { uploadThingApp } from './uploadthing-app.ts';

const batch = 100;
const batchesAtMost = 10;

/**
 * Deletes what is due at UploadThing: what never became a picture, and files of deleted ones. Safe to run at any time;
 * what cannot be deleted now is due the next time.
 * A preview deletes nothing: its database is a copy, and its files are those of the site itself.
 */
export async function clearStrayFiles(): Promise<void> {
  if (!uploadThingApp() || isPreview()) return;
  for (let round = 0; round < batchesAtMost; round += 1) {
    const ids = (await repeatable(selectDueFiles(batch))).map(({ id }) => id);
    if (ids.length > 0) {
      await deleteAtUploadThing(ids);
      await repeatable(forgetStrayFiles(ids));
    }
    if (ids.length < batch) return;
  }
}
