/** Does the work for each item, so many at once, and answers in the items' order. */
export async function runInParallel<Item, T>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  const waiting = items.entries()
  const hand = async () => {
    for (const [place, item] of waiting) done[place] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return done
}

/** So many numbers, from 0. */
export const range = (count: number) => Array.from({ length: count }, (_, n) => n)
