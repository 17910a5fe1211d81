/** Every still picture, where its file lives and what draws it. */
import * as blog from './pictures/blog.mjs';
import * as brand from './pictures/brand.mjs';
import * as details from './pictures/details.mjs';
import { exterior, interior, map, reception, technology, treatmentRoomPicture as treatmentRoom } from './pictures/office.mjs';
import * as services from './pictures/services.mjs';

const assets = 'src/assets/images';

/** A family whose files carry the names of the functions that draw them. */
const family = (name, drawings, quality) =>
  Object.entries(drawings).map(([key, draw]) => ({ family: name, file: `${assets}/${name}/${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}.webp`, draw, quality }));

export const pictures = [
  { family: 'brand', file: `${assets}/branding/mark.svg`, draw: brand.mark },
  { family: 'brand', file: `${assets}/branding/mark-one-colour.svg`, draw: brand.markOneColour },
  { family: 'brand', file: `${assets}/branding/logo.svg`, draw: brand.logo },
  { family: 'brand', file: 'public/favicon.svg', draw: brand.favicon },
  { family: 'brand', file: 'public/favicon.ico', draw: brand.favicon },
  { family: 'brand', file: 'public/apple-touch-icon.png', draw: brand.touchIcon },
  { family: 'brand', file: `${assets}/share/share.png`, draw: brand.share },
  ...family('services', services, 90),
  ...family('services', details, 90),
  ...family('office', { reception, treatmentRoom, interior, technology, exterior, map }, 90),
  ...family('blog', blog, 86),
];
