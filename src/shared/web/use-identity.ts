import { useSyncExternalStore } from 'react'
import { getIdentity, subscribeToIdentities, type Area, type StoredIdentity } from './identity-store.ts'

export function useIdentity(area: Area | null): StoredIdentity | null {
  return useSyncExternalStore(subscribeToIdentities, () => (area ? getIdentity(area) : null))
}
