/** The same keys as the English texts, with other words: `export const no: TextsLike<typeof en> = { … }`. */
export type TextsLike<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends string ? string : TextsLike<Shape[Key]> };

type Words = Readonly<Record<string, string>>;

/** What a feature calls what it keeps, in its `texts/en-fields.ts` and `texts/no-fields.ts`: for the log and for takeouts. */
export interface FieldWords {
  /** The records of a kind, as a takeout about a person has them: by section. */
  records?: Words;
  /** A field, whatever it belongs to. Two features that both say one say it in the same words. */
  fields?: Words;
  /** A field of one kind of thing, by its name in the log or its section in takeouts. */
  fieldsOf?: Readonly<Record<string, Words>>;
  /** What the values of a field mean, whatever it belongs to. */
  values?: Readonly<Record<string, Words>>;
  /** What the values of a field of one kind of thing mean. */
  valuesOf?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** Words by the number that is stored, where the texts have them by the name that the contract gives it. */
export function wordsByCode<Name extends string>(words: Readonly<Record<Name, string>>, codes: Readonly<Record<Name, number>>): Words {
  // The names of the codes are those of the words.
  return Object.fromEntries(Object.entries<number>(codes).map(([name, code]) => [code, words[name as Name]]));
}
