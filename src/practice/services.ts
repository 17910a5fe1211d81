import { ownServices } from './own/services.ts';

export interface Service {
  /** Also the choice in the appointment request; the database knows these. A practice may have fewer. */
  id: 'preventative' | 'restorative' | 'cosmetic' | 'implants' | 'sedation';
  title: string;
  /** The name on the home page's card where it differs from the page's. */
  cardTitle: string;
  description: string;
  features: readonly string[];
  /** What brings people to it, in their words. */
  goodFor: string;
  howLong: string;
  link: string;
  /** A name in `assets/icons.ts`. */
  icon: 'shield' | 'sparkle' | 'smile' | 'tooth' | 'moon';
  /** A file name in `assets/images/services`. */
  image: string;
  imageAlt: string;
}

/** Of the services this practice has. */
export type ServiceId = (typeof ownServices)[number]['id'];
export type OwnService = Service & { id: ServiceId };
export const services: readonly OwnService[] = ownServices;

/** For what may well be missing here. */
export const serviceIfAny = (id: Service['id']) => services.find((service) => service.id === id);

/** @throws RangeError for one the practice does not offer */
export function serviceById(id: ServiceId): OwnService {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new RangeError(`No such service: ${id}`);
  return service;
}
