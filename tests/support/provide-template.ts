import type { TestProject } from 'vitest/node';
import './liftoff-only.mjs';
import { databaseTemplates } from './database-template.ts';

/** Every file of function tests, and many a server, starts from a copy of one template. */
export default async function provideTemplate(project: TestProject): Promise<void> {
  const { migrated, unmigrated } = await databaseTemplates();
  project.provide('databaseTemplate', migrated);
  project.provide('unmigratedTemplate', unmigrated);
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
    /** For what brings its own migrations. */
    unmigratedTemplate: string;
  }
}
