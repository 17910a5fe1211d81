import * as z from 'zod/mini';

/** Answer of `POST /api/admin/upload-image`: the address, and the size as stored after turning and scaling. */
export const uploadedImageShape = z.strictObject({
  imagePath: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.output<typeof uploadedImageShape>;

/**
 * What needs a picture: a post that shows it, one in the trash, an earlier version of one, or somebody's unsaved text
 * (without an id where that is a new post), or the practice itself: a portrait of its team (without an id).
 */
const imageUseShape = z.strictObject({
  id: z.nullable(z.string()),
  title: z.string(),
  as: z.enum(['post', 'trash', 'version', 'unsaved', 'practice']),
});
export type ImageUse = z.output<typeof imageUseShape>;

/** One picture of the library, with all that needs it; only one that nothing needs can be deleted. */
export const libraryImageShape = z.extend(uploadedImageShape, {
  id: z.uuid(),
  /** In bytes. */
  size: z.int(),
  createdAt: z.iso.datetime(),
  /** How it is described where it is used; null where nobody has. */
  description: z.nullable(z.string()),
  usedIn: z.array(imageUseShape),
});
export type LibraryImage = z.output<typeof libraryImageShape>;
