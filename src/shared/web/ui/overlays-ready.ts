let there = () => {}
let ready = Promise.resolve()

/** Said by a page that loads its dialogs and toasts after itself: until `overlaysStand()`, a question waits instead of being lost. */
export function overlaysWillCome(): void {
  ready = new Promise((resolve) => {
    there = resolve
  })
}

export const overlaysStand = (): void => there()
export const whenOverlaysStand = (): Promise<void> => ready
