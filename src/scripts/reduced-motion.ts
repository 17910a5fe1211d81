/** Whether somebody asked their system for less motion; it tells when they change their mind. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
