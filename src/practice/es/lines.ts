/** A list with as many lines as another: a line too few is a fault of types. */
export type Lines<List extends readonly unknown[], Line = string> = { readonly [Place in keyof List]: Line };
