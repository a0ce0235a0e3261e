/** Undefined if neither is given: the whole list. */
export function limitAndOffset({ page, limit }: { page?: number | undefined; limit?: number | undefined }) {
  if (page === undefined && limit === undefined) return undefined
  const pageSize = limit ?? 100
  return { limit: pageSize, offset: ((page ?? 1) - 1) * pageSize }
}
