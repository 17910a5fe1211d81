/** For `test.use`: films play and things move, as they do for most people. All else runs as for those who asked for less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
