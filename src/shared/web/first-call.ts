type FirstCall = { url: string; headers: Record<string, string>; response: Promise<Response | undefined> }

declare global {
  interface Window {
    /** The calls that `page-start.js` has sent. A response is undefined if it failed. */
    firstCalls?: FirstCall[]
  }
}

/** An older response may be out of date. */
const MAX_AGE_MS = 30_000

/** Returns the response to one of the page's first calls, once, if this is the same call. */
export function takeFirstCall(url: string, headers: Record<string, string>): FirstCall['response'] | undefined {
  const calls = window.firstCalls ?? []
  const index = calls.findIndex((call) => call.url === url && JSON.stringify(call.headers) === JSON.stringify(headers))
  const [taken] = index < 0 ? [] : calls.splice(index, 1)
  return performance.now() < MAX_AGE_MS ? taken?.response : undefined
}
