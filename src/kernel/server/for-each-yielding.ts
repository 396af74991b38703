import { setImmediate as othersTurn } from 'node:timers/promises';

const each = 500;

/** Iterates over items in memory and yields to other requests after every few hundred. */
export async function* forEachYielding<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % each === each - 1) await othersTurn();
    yield item;
  }
}
