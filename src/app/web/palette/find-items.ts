import { foldText, searchWords } from '#features/people/contract/rules/fold-text.ts';

/** What may be found: its name, and other words that lead to it. */
export interface Findable {
  name: string;
  /** What stands beside the name; a hit there counts less. */
  detail?: string;
  /** Never shown. */
  synonyms?: string;
}

/** Something findable, with its words made ready once, so that each letter typed costs little. */
export interface SearchableItem<Item> {
  item: Item;
  name: string;
  rest: string;
}

export function prepareItems<Item extends Findable>(items: readonly Item[]): SearchableItem<Item>[] {
  return items.map((item) => ({ item, name: foldText(item.name), rest: foldText(`${item.detail ?? ''} ${item.synonyms ?? ''}`) }));
}

/** The best hits of a search, best first; what fits equally well keeps its order. */
export function bestMatches<Item>(items: readonly SearchableItem<Item>[], search: string, most: number): Item[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const buckets: Item[][] = [[], [], [], []];
  for (const one of items) {
    const rank = rankOf(one, words);
    if (rank !== undefined && (buckets[rank]?.length ?? most) < most) buckets[rank]?.push(one.item);
  }
  return buckets.flat().slice(0, most);
}

/** 0: the name begins so; 1: words of the name begin so; 2: somewhere in the name; 3: beside it; undefined: a word is nowhere. */
function rankOf({ name, rest }: SearchableItem<unknown>, words: readonly string[]): number | undefined {
  let rank = name.startsWith(words.join(' ')) ? 0 : 1;
  for (const word of words) {
    if (name.startsWith(word) || name.includes(` ${word}`) || name.includes(`-${word}`)) continue;
    if (name.includes(word)) rank = Math.max(rank, 2);
    else if (rest.includes(word)) rank = 3;
    else return undefined;
  }
  return rank;
}
