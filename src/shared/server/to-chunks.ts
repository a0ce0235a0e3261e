/** Returns parts of at most `size` entries, for statements that must not take a whole import at once. */
export const toChunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
