/** Pages that were read one after the other may share a record: what came or went meanwhile has moved the others. */
export function uniqueById<T extends { _id: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record._id, record])).values()]
}
