let resolveReady = () => {}
let ready = Promise.resolve()
let request = () => {}

/** A page that loads dialogs and toasts on `onRequest` calls this: until `setOverlaysReady()`, dialogs wait. */
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
