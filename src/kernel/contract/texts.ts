/** The same keys as the English texts, with other strings: `export const no: TextsLike<typeof en> = { … }`. */
export type TextsLike<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends string ? string : TextsLike<Shape[Key]> };

type Words = Readonly<Record<string, string>>;

/** The names of a feature's fields and values, in `texts/en-fields.ts` and `texts/no-fields.ts`: for the log and for takeouts. */
export interface FieldWords {
  /** The names of kinds of records in a takeout about a person, by section. */
  records?: Words;
  /** The name of a field in all kinds of records. Two features that both name a field must give it the same name. */
  fields?: Words;
  /** The name of a field in one kind of record, by the kind's name in the log or its section in takeouts. */
  fieldsOf?: Readonly<Record<string, Words>>;
  /** The names of a field's values, in all kinds of records. */
  values?: Readonly<Record<string, Words>>;
  /** The names of a field's values in one kind of record. */
  valuesOf?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** Texts by stored number, from texts by the names that the contract gives those numbers. */
export function wordsByCode<Name extends string>(words: Readonly<Record<Name, string>>, codes: Readonly<Record<Name, number>>): Words {
  // The keys of `codes` are those of `words`.
  return Object.fromEntries(Object.entries<number>(codes).map(([name, code]) => [code, words[name as Name]]));
}

/** Texts of codes under the name of an area: `people.ImportNoRows`. */
export function codesUnder<Area extends string, Code extends string>(
  area: Area,
  texts: Record<Code, string>,
): { [Each in Code as `${Area}.${Each}`]: string } {
  // The entries are those of the type, each under its longer name.
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${area}.${code}`, text])) as {
    [Each in Code as `${Area}.${Each}`]: string;
  };
}
