/** The `x-request-id` of what this page has saved, and refreshes itself. */
export const ownRequests = new Set<string | null>()

/** Sent with every call. With `read-after`, the server knows the changes that the stream of changes has named. */
export const liveHeaders: { 'read-after'?: string } = {}
