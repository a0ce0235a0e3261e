import type { Ctx } from '#shared/server/ctx.ts'
import type { StaffMember } from '../../contract/staff.contract.ts'
import { nameSet } from '../../permission-sets/server/read-sets.ts'
import { listStaff, type StaffRow } from './staff.sql.ts'

type Context = Pick<Ctx, 'translate' | 'language'>

/** Names a built-in set in the language of the caller. */
export const toStaffMember = (
  ctx: Context,
  { builtInSet: builtIn, permissionSetName: name, ...row }: StaffRow,
): StaffMember => ({ ...row, permissionSetName: nameSet(ctx, { builtIn, name }) })

type StaffPage = { staff: StaffMember[]; total: number }

export async function readStaff(ctx: Ctx, query: Parameters<typeof listStaff>[1]): Promise<StaffPage> {
  const { staff, total } = await listStaff(ctx.db, query)
  return { staff: staff.map((row) => toStaffMember(ctx, row)), total }
}

/** The audit trail keeps the name of the set, because the set may be deleted. */
export function toAuditedStaff(row: StaffRow) {
  const { permissionSetName, builtInSet: _, ...audited } = row
  return { ...audited, permissionSet: permissionSetName }
}
