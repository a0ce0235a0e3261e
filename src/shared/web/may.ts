import { type Area, getActiveIdentity, getIdentity } from './identity-store.ts'
import { useArea } from './use-area.ts'
import { useIdentity } from './use-identity.ts'

/** `src/app/web/call-types.d.ts` adds those that staff may have. */
export interface Permissions {}
export type StaffPermission = keyof Permissions

/** Some things are of use with any one of several permissions. */
export type Needed = StaffPermission | readonly StaffPermission[] | undefined

/** Says whether a page shows what needs a permission; the server checks each call itself. */
export function mayIn(area: Area, needed: Needed): boolean {
  const permissions = getIdentity(area)?.permissions
  return !needed || !permissions || [needed].flat().some((permission) => permissions.includes(permission))
}

/** For what a page loads first: says whether the account of the page may make a call. */
export function mayNow(needed: Needed): boolean {
  const active = getActiveIdentity()
  return active === null || mayIn(active.area, needed)
}

/**
 * Says what to show of an area: `const may = useMay()`, then `may('fees.void')`. True for all permissions if the account
 * has its whole area, so a page of both areas asks for the area too.
 */
export function useMay(): (needed: Needed) => boolean {
  const area = useArea()
  useIdentity(area)
  return (needed) => area === null || mayIn(area, needed)
}
