// Norwegian, English, Danish and Swedish names; three letters distinguish them, except for these.
const starts: readonly [string, number][] = [
  ['jan', 1],
  ['feb', 2],
  ['mar', 3],
  ['apr', 4],
  ['mai', 5],
  ['may', 5],
  ['maj', 5],
  ['jun', 6],
  ['jul', 7],
  ['aug', 8],
  ['sep', 9],
  ['okt', 10],
  ['oct', 10],
  ['nov', 11],
  ['des', 12],
  ['dec', 12],
];
const names =
  /^(?:jan(?:uar|uary|uari)?|feb(?:r|ruar|ruary|ruari)?|mar(?:s|ts|ch)?|apr(?:il)?|mai|may|maj|jun[ei]?|jul[iy]?|aug(?:ust|usti)?|sep(?:t|tember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[sc](?:ember)?)$/;

/** The number of a month named in Norwegian or English, in full or abbreviated; undefined for any other word. */
export function monthNamed(word: string): number | undefined {
  const lower = word.toLowerCase();
  return names.test(lower) ? starts.find(([start]) => lower.startsWith(start))?.[1] : undefined;
}
