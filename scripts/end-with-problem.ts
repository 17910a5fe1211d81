/** Says in one line what stopped a command, and ends it. @param code what its caller sees; 0 would be success */
export function endWithProblem(error: unknown, code = 1): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(code);
}
