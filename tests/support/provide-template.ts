import type { TestProject } from 'vitest/node';
import { databaseTemplate } from './database-template.ts';

/** Every file of function tests, and many a server, starts from a copy of one template. */
export default async function provideTemplate(project: TestProject): Promise<void> {
  project.provide('databaseTemplate', await databaseTemplate());
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}
