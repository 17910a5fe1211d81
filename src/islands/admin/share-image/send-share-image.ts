import { sendShareImage } from '#api/images.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import { drawShareImage } from './draw-share-image.ts';

/**
 * What a post without a picture is shared with: its title, drawn where the fonts are. Whatever goes wrong, the post is
 * saved, and the practice's card stands in.
 */
export async function refreshShareImage(post: StaffPost): Promise<void> {
  if (post.featuredImage || !post.published) return;
  try {
    await sendShareImage(post, await drawShareImage(post.title));
  } catch {
    return;
  }
}
