import type { Checklist } from '../contract/dashboard.contract.ts'
import type { StoredChecklist } from './dashboard.sql.ts'

/** These know what the database does not. */
export type ServerState = {
  backups: { directory: string | null; isOnDatabaseDisk(): Promise<boolean | null> }
  getPhoneAccess: () => { addresses: readonly string[] }
}

/** Returns null if everything is done. A database on another machine is on another disk. */
export async function completeChecklist(
  stored: StoredChecklist,
  { backups, getPhoneAccess }: ServerState,
): Promise<Checklist | null> {
  const checklist = {
    ...stored,
    backup: stored.backup || (backups.directory !== null && (await backups.isOnDatabaseDisk()) !== true),
    phones: getPhoneAccess().addresses.length > 0,
  }
  return Object.values(checklist).every(Boolean) ? null : checklist
}
