/**
 * A search waits this long for the next key. The rows should appear within 150 ms of the last one. Faster typing sends
 * one request for several keys; a request that is superseded is aborted.
 */
export const SEARCH_DELAY_MS = 30
