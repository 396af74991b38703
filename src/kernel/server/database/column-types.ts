import pg from 'pg';

const { getTypeParser, builtins } = pg.types;
type Read = (text: string) => unknown;

const asText: Read = (text) => text;
// 1009 is text[], whose parser answers the elements as they were sent; the declared list of type numbers has no arrays.
const elements = getTypeParser(1009 as typeof builtins.TEXT, 'text') as (text: string) => (string | null)[];
const each =
  (read: Read): Read =>
  (text) =>
    elements(text).map((element) => (element === null ? null : read(element)));

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} is too large to be read exactly`);
  return value;
}

const readers: ReadonlyMap<number, Read> = new Map([
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.NUMERIC, asText],
  [builtins.INT8, wholeNumber],
  [1182, each(asText)], // date[]
  [1231, each(asText)], // numeric[]
  [1016, each(wholeNumber)], // int8[]
]);

/** How column values arrive: `date` and `numeric` as text, `int8` as a number, `timestamptz` as a Date. */
export const columnTypes: pg.CustomTypesConfig = {
  // The declared return type is `any`: a parser exists for each type and form.
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (format !== 'binary' && readers.get(oid)) || getTypeParser(oid, format),
};
