/** What a feature says of a person who leaves, in its `texts/en-leaving.ts` and `no-leaving.ts`, by the keys that its listener gives. */
export interface LeavingTexts {
  /** What ends or is lost; `count` is how many. */
  consequences?: Readonly<Record<string, string>>;
  /** What the person still has in hand and where to hand it over, for an obstacle `people.HandOverFirst`. */
  obstacles?: Readonly<Record<string, string>>;
}
