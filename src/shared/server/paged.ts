/** Which rows a page holds; undefined for a short list that is wanted whole. */
export function windowOf({ page, limit }: { page?: number | undefined; limit?: number | undefined }) {
  if (page === undefined && limit === undefined) return undefined
  const size = limit ?? 100
  return { limit: size, offset: ((page ?? 1) - 1) * size }
}
