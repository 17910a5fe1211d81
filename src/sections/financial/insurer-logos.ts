import { type ImageMetadata } from 'astro';

const logos = import.meta.glob<ImageMetadata>('/src/assets/images/insurers/*.svg', {
  eager: true,
  import: 'default',
});

export function insurerLogo(name: string): string {
  const logo = logos[`/src/assets/images/insurers/${name}.svg`];
  if (!logo) throw new Error(`There is no logo ${name}.svg in assets/images/insurers.`);
  return logo.src;
}
