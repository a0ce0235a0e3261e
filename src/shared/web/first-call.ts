type FirstCall = { url: string; headers: Record<string, string>; response: Promise<Response | undefined> }

declare global {
  interface Window {
    /** The call that `page-start.js` has sent. Its response is undefined if it failed. */
    firstCall?: FirstCall
  }
}

/** An older response may be out of date. */
const MAX_AGE_MS = 30_000

/** Returns the response to the page's first call, once, if this is the same call. */
export function takeFirstCall(url: string, headers: Record<string, string>): FirstCall['response'] | undefined {
  const { firstCall } = window
  if (firstCall?.url !== url || JSON.stringify(firstCall.headers) !== JSON.stringify(headers)) return undefined
  delete window.firstCall
  return performance.now() < MAX_AGE_MS ? firstCall.response : undefined
}
