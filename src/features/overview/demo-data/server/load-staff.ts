import { hashPassword } from '#features/base/identity/server/passwords/public.ts'
import { generatePassword } from '#features/overview/setup/server/public.ts'
import { copyInto } from './copy-into.ts'
import { copyEntries, type LoadContext } from './load-context.ts'
import { type PlannedStaff, planStaff } from './plan-staff.ts'
import { staffRow } from './rows.ts'
import { type AuditActor, createEntry } from './audit-entries.ts'
import type { StaffAccount } from './read-existing-data.sql.ts'

/** Adds staff with unknown passwords. Returns the clerks who issue the receipts. */
export async function loadStaff({ client, random, calendar, existing }: LoadContext): Promise<StaffAccount[]> {
  const { admin, hr, staffEmails } = existing
  const members = planStaff(random, calendar, staffEmails)
  const passwordHash = await hashPassword(generatePassword())
  await copyInto(
    client,
    'account',
    members.map((member) => staffRow(member, passwordHash)),
  )
  await copyEntries(
    { client, calendar, existing },
    members.flatMap((member) => staffEntries(member, admin)),
  )
  return [hr, ...members.filter(({ role, hasLeft }) => role === 'hr' && !hasLeft)]
}

function staffEntries({ id, role, name, email, at, leftAt }: PlannedStaff, actor: AuditActor) {
  const common = { actor, record: 'account', recordId: id }
  const created = createEntry({ ...common, at, action: 'staff.create', after: { id, role, name, email } })
  if (!leftAt) return [created]
  const change = { before: { status: 'Active', version: 1 }, after: { status: 'Disable', version: 2 } }
  return [created, createEntry({ ...common, at: leftAt, action: 'staff.update', ...change })]
}
