import { type ImageMetadata } from 'astro';
import cosmetic from '#assets/images/services/cosmetic.webp';
import implants from '#assets/images/services/implants.webp';
import preventative from '#assets/images/services/preventative.webp';
import restorative from '#assets/images/services/restorative.webp';
import sedation from '#assets/images/services/sedation.webp';
import { type ServiceId } from '#practice/services.ts';

export const servicePictures: Readonly<Record<ServiceId, ImageMetadata>> = {
  preventative,
  restorative,
  cosmetic,
  implants,
  sedation,
};
