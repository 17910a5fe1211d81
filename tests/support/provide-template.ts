import type { TestProject } from 'vitest/node';
import { makeDatabaseTemplate } from './database-template.ts';

/** Every file of function tests, and many a server, starts from a copy of one template. */
export default async function provideTemplate(project: TestProject): Promise<() => void> {
  const { file, remove } = await makeDatabaseTemplate();
  project.provide('databaseTemplate', file);
  return remove;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}
