type Options = {
  /** The page to open once two-factor sign-in is set up. */
  returnTo?: string
  recoveryCodesLeft?: number | undefined
}

/** Opens the app in this document: its code comes from the cache if it was preloaded. */
export async function openApp(path: string, { returnTo, recoveryCodesLeft }: Options = {}): Promise<void> {
  try {
    const [{ openPage }, { focusHeading }] = await Promise.all([import('../main.tsx'), import('../focus-heading.ts')])
    whenRendered(focusHeading)
    await openPage(path, returnTo === undefined ? {} : { returnTo })
    if (recoveryCodesLeft === undefined) return
    const { showRecoveryCodesLeft } = await import('#features/base/identity/web/two-factor/show-recovery-codes-left.ts')
    showRecoveryCodesLeft(recoveryCodesLeft)
  } catch (error) {
    // The server has a newer version than this page.
    console.error(error)
    window.location.replace(path)
  }
}

/** Removes the sign-in page before the app is painted, and not earlier. */
function whenRendered(run: () => void): void {
  const root = document.querySelector('#root')
  if (!root) throw new Error('sign-in.html has no #root')
  const observer = new MutationObserver(() => {
    observer.disconnect()
    document.querySelector('#sign-in')?.remove()
    delete document.documentElement.dataset['start']
    run()
  })
  observer.observe(root, { childList: true })
}
