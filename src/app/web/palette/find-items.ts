import { foldText, searchWords } from '#features/people/contract/rules/fold-text.ts';

/** A searchable item: its name, and other words that match it. */
export interface Findable {
  name: string;
  /** Text beside the name; a match there ranks lower. */
  detail?: string;
  /** Never shown. */
  synonyms?: string;
}

/** An item with normalised words, prepared once, so that each typed letter is cheap. */
export interface SearchableItem<Item> {
  item: Item;
  name: string;
  rest: string;
}

export function prepareItems<Item extends Findable>(items: readonly Item[]): SearchableItem<Item>[] {
  return items.map((item) => ({ item, name: foldText(item.name), rest: foldText(`${item.detail ?? ''} ${item.synonyms ?? ''}`) }));
}

/** The best matches, best first; equal ones keep their order. */
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

/** 0: the start of the name; 1: the start of words in the name; 2: anywhere in the name; 3: in other text; undefined: a word is missing. */
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
