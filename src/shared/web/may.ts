import { type Area, getIdentity } from './identity-store.ts'
import { useArea } from './use-area.ts'
import { useIdentity } from './use-identity.ts'

/** `src/app/web/call-types.d.ts` adds those that staff may have. */
export interface Permissions {}
export type StaffPermission = keyof Permissions

/** Says whether a page shows what needs a permission; the server checks each call itself. */
export function mayIn(area: Area, permission: StaffPermission | undefined): boolean {
  const permissions = getIdentity(area)?.permissions
  return permission === undefined || permissions === undefined || permissions.includes(permission)
}

/**
 * Says what to show of an area: `const may = useMay()`, then `may('fees.void')`. True for all permissions if the account
 * has its whole area, so a page of both areas asks for the area too.
 */
export function useMay(): (permission: StaffPermission) => boolean {
  const area = useArea()
  useIdentity(area)
  return (permission) => area !== null && mayIn(area, permission)
}
