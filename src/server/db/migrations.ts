/** Put in by the bundler, and by a process that runs the sources. */
declare const SITE_MIGRATIONS: readonly string[] | undefined;

/** The names of the migrations this version comes with; undefined where nobody has said them. */
export function siteMigrations(): readonly string[] | undefined {
  return typeof SITE_MIGRATIONS === 'undefined' ? undefined : SITE_MIGRATIONS;
}
