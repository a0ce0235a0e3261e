import type { modals } from '@mantine/modals'

type Modals = typeof modals

let ready = Promise.withResolvers<Modals>()
let loaded: Modals | undefined
let request = () => {}

/** A page that loads dialogs and toasts on `onRequest` calls this: until `setOverlaysReady()`, dialogs wait. */
export function expectOverlays(onRequest: () => void): void {
  request = onRequest
  ready = Promise.withResolvers()
}

export function setOverlaysReady(manager: Modals): void {
  loaded = manager
  ready.resolve(manager)
}

export function waitForOverlays(): Promise<Modals> {
  request()
  return ready.promise
}

/** Closes the dialogs that were opened outside of any component. */
export const closeModals = (): void => loaded?.closeAll()

export const closeModal = (id: string): void => loaded?.close(id)
