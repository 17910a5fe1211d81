import type { Films } from '../films.ts';

/** Nobody has filmed here yet: pages show the pictures alone. */
export const films: Films = {};
