/** What both sides of an image upload agree on: limits, the widths that are stored, and the sentences for a refusal. */
export const imageLimits = {
  fileBytes: 4_194_304,
  /** Room for the multipart frame around the file. */
  frameBytes: 65_536,
  sidePixels: 10_000,
  totalPixels: 40_000_000,
  /** No stored picture is wider or higher than this. */
  storedSidePixels: 2_400,
} as const;

/**
 * Smaller copies kept beside the full picture; asked for with `?w=`. 640 is what many a phone shows from edge to edge, the widest is as
 * wide as a post shows its picture.
 */
export const imageWidths = [480, 640, 960, 1200] as const;

/** How many pictures of the library a call gives. */
export const imagesPerPage = 24;

export const imageRefusals = {
  missing: 'Choose an image to upload.',
  tooLarge: 'This image is larger than 4 MB. Please choose a smaller one.',
  notAnImage: 'This file is not an image we can use. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  heic: 'iPhone HEIC photos cannot be used here. Share the photo as JPEG (Settings, Camera, Formats, Most Compatible) and try again.',
  svg: 'SVG drawings cannot be uploaded. Please export the drawing as PNG and try again.',
  dimensions: 'This image is too big to handle: at most 10,000 pixels a side and 40 megapixels.',
  tooHeavy:
    'An image of this size takes too much to open in this format. Please save it as an ordinary JPEG, or smaller, and try again.',
  damaged: 'This image is damaged or incomplete. Please choose another one.',
} as const;

export const imagePath = (id: string) => `/api/blog-images/${id}`;

/** The id of a picture of ours by its path; undefined for any other address. */
export const imageIdOf = (path: string): string | undefined =>
  /^\/api\/blog-images\/([\da-f-]{36})$/.exec(path)?.[1];

export const isImagePath = (path: string): boolean => imageIdOf(path) !== undefined;

/** The copies of a picture of ours as a `srcset` names them. */
export const imageCopies = (path: string): string[] =>
  imageWidths.map((width) => `${path}?w=${width} ${width}w`);

/** What a post without a picture is shared with: its title, drawn by the editor. The size every network shows in full. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const shareImagePath = (slug: string) => `/api/blog-posts/${slug}/share-image`;

export type ImageRefusal = keyof typeof imageRefusals;
