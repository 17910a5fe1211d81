/** One exact change that makes the product worse, and the tests that have to notice. */
export interface Break {
  name: string;
  edits: readonly Edit[];
  /** The same where the code has another shape, such as an earlier one. */
  otherwise?: readonly Edit[];
  /**
   * A spec or test file and a piece of a title in it, `lint` and the edited file, or `dead code` and nothing: one of them has
   * to go red.
   * Those of files that are not there are left out, so that another version of the suite can be asked too.
   */
  tests: readonly (readonly [file: string, title: string])[];
}

export interface Edit {
  file: string;
  /** Stands there exactly once, or the break is out of date: an error, not a catch. */
  find: string;
  replace: string;
}

/** One change in one file. */
export function oneEdit(
  name: string,
  file: string,
  [find, replace]: readonly [find: string, replace: string],
  ...tests: Break['tests']
): Break {
  return { name, edits: [{ file, find, replace }], tests };
}
