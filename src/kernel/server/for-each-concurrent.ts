/** Beside the calls of people, of whom the pool has connections for more. */
const concurrency = 4;

/** Works on many things, some at a time; each worker takes the next when it has done one. */
export async function forEachConcurrent<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
