/**
 * The shape of a table of words, to be filled in another language: each key, each item of a list, each function with the same
 * arguments. `satisfies Translated<typeof table>` is a fault of types where one is missing.
 */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translated<Words[Key]>;
};
