import { getIdentity, listStoredAreas, storeIdentity, type StoredIdentity } from './identity-store.ts'

/** Changes what the account may do, in all of its areas. */
export function storeRights(rights: Pick<StoredIdentity, 'areas' | 'permissions'>, accountId: string): void {
  for (const area of listStoredAreas()) {
    const { areas: _, permissions: __, ...identity } = getIdentity(area)!
    if (identity._id === accountId) storeIdentity(area, { ...identity, ...rights })
  }
}

/**
 * Stores the identity of the account for another of its areas. Its token names the area, unless that is the kind of
 * sign-in.
 */
export function storeInArea(area: 'admin' | 'hr', identity: StoredIdentity): void {
  const [token = '', ending] = identity.token.split('~')
  storeIdentity(area, {
    ...identity,
    token: ending === undefined ? `${token}~${area}` : token,
    role: area === 'hr' ? 'hr' : `${identity.name.replaceAll('.', '')}.admin`,
  })
}
