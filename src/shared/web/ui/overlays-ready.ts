let resolveReady = () => {}
let ready = Promise.resolve()

/** Called by a page that loads dialogs and toasts later: until `setOverlaysReady()`, dialogs wait instead of being lost. */
export function expectOverlays(): void {
  ready = new Promise((resolve) => {
    resolveReady = resolve
  })
}

export const setOverlaysReady = (): void => resolveReady()
export const waitForOverlays = (): Promise<void> => ready
