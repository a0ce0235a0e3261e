let resolveReady = () => {}
let ready = Promise.resolve()
let request = () => {}

/** Called by a page that loads dialogs and toasts when `onRequest` is called: until `setOverlaysReady()`, dialogs wait. */
export function expectOverlays(onRequest: () => void): void {
  request = onRequest
  ready = new Promise((resolve) => {
    resolveReady = resolve
  })
}

export const setOverlaysReady = (): void => resolveReady()

export function waitForOverlays(): Promise<void> {
  request()
  return ready
}
