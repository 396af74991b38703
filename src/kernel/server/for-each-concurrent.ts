/** The pool has more connections, which requests use at the same time. */
const concurrency = 4;

/** Processes items concurrently; each worker takes the next item when it has finished one. */
export async function forEachConcurrent<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
