import { getActiveIdentity, subscribeToIdentities } from '#shared/web/identity-store.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { createChangeReceiver } from './receive-changes.ts'
import { shareChanges } from './share-changes.ts'

/** Shows the changes of others, for the identity of the page, until the page is closed. */
export function startLiveUpdates(onNavigation: (listener: () => void) => void): void {
  let current = ''
  let stop = () => {}
  const update = () => {
    const active = getActiveIdentity()
    const next = active ? `${active.area}:${active.identity._id}:${active.identity.token}` : ''
    if (next === current) return
    current = next
    stop()
    stop = active ? start(`${active.area}:${active.identity._id}`, active.identity.token) : () => {}
  }
  subscribeToIdentities(update)
  onNavigation(update)
  update()
}

function start(owner: string, token: string): () => void {
  const receiver = createChangeReceiver(getQueryClient(owner))
  const stopSharing = shareChanges({ name: `munshi-changes:${owner}`, token, onLine: receiver.receive })
  return () => {
    stopSharing()
    receiver.stop()
  }
}
