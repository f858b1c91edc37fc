/** The type of a catalog in any language: the same keys, and functions with the same parameters. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> }
