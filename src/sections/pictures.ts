import { type ImageMetadata } from 'astro';

const pictures = import.meta.glob<ImageMetadata>(
  '/src/assets/images/{affiliations,gallery,insurers,services}/*.{svg,webp}',
  { eager: true, import: 'default' },
);

/** By its path in `assets/images`, such as `services/implants.webp`; one that is not there breaks the build, not the page. */
export function pictureNamed(path: string): ImageMetadata {
  const picture = pictures[`/src/assets/images/${path}`];
  if (!picture) throw new Error(`There is no picture assets/images/${path}.`);
  return picture;
}
