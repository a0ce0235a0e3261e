/** The `x-request-id` of each write of this page, whose changes it refreshes itself. */
export const ownRequests = new Set<string | null>()

/** Every call sends these. With `read-after`, the server knows the changes that the stream of changes has named. */
export const liveHeaders: { 'read-after'?: string } = {}
