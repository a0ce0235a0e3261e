/** Returns the results in the order of the items. */
export async function runInParallel<Item, T>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  const remaining = items.entries()
  const runWorker = async () => {
    for (const [index, item] of remaining) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker))
  return results
}

export const range = (count: number) => Array.from({ length: count }, (_, n) => n)
