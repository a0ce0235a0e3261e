/** Returns undefined, for the whole list, if neither is given. */
export function limitAndOffset({ page, limit }: { page?: number | undefined; limit?: number | undefined }) {
  if (page === undefined && limit === undefined) return undefined
  const pageSize = limit ?? 100
  return { limit: pageSize, offset: ((page ?? 1) - 1) * pageSize }
}
