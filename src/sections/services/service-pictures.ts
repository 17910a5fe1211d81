import { type ImageMetadata } from 'astro';
import { type Service } from '#practice/services.ts';

const pictures = import.meta.glob<ImageMetadata>('/src/assets/images/services/*.webp', {
  eager: true,
  import: 'default',
});

/** The picture of a service; one without breaks the build, not the page. */
export function servicePicture({ image }: Pick<Service, 'image'>): ImageMetadata {
  const picture = pictures[`/src/assets/images/services/${image}.webp`];
  if (!picture) throw new Error(`There is no picture ${image}.webp in assets/images/services.`);
  return picture;
}
