import { Suspense, useState } from 'react'
import { cancelConfirmation, useConfirmationRequest } from '#shared/web/confirm-identity.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'

/** Is not loaded before: the server asks for it, so that it can be reached then. */
const Dialog = lazyComponent(async () => {
  try {
    return (await import('#features/base/identity/web/passwords/confirm-identity-dialog.tsx')).ConfirmIdentityDialog
  } catch (error) {
    // The call that waits for the password fails instead of hanging.
    cancelConfirmation()
    throw error
  }
})

/** Shows the dialog for the password once a call requires it. */
export function ConfirmIdentity() {
  const isAsked = useConfirmationRequest() !== null
  const [isNeeded, setNeeded] = useState(false)
  if (isAsked && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  )
}
