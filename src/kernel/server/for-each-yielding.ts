import { setImmediate as othersTurn } from 'node:timers/promises';

const each = 500;

/** Goes through many things in memory; after some hundred, calls of others have their turn. */
export async function* forEachYielding<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % each === each - 1) await othersTurn();
    yield item;
  }
}
