import { type ImageMetadata } from 'astro';

const pictures = import.meta.glob<ImageMetadata>('/src/assets/images/gallery/*.webp', {
  eager: true,
  import: 'default',
});

export function casePicture(name: string): ImageMetadata {
  const picture = pictures[`/src/assets/images/gallery/${name}.webp`];
  if (!picture) throw new Error(`There is no picture ${name}.webp in assets/images/gallery.`);
  return picture;
}
