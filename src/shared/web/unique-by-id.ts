/** Pages loaded one after the other may overlap, when records were added or deleted meanwhile. */
export function uniqueById<T extends { _id: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record._id, record])).values()]
}
