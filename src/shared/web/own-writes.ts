/** The `x-request-id` of what this page has saved, and refreshes itself. */
export const ownRequests = new Set<string>()

let readAfter: number | undefined

/** Until when the server must know the changes, as the stream of changes has named it. */
export const getReadAfter = (): number | undefined => readAfter

export function setReadAfter(position: number | undefined): void {
  if (position !== undefined) readAfter = Math.max(readAfter ?? 0, position)
}
