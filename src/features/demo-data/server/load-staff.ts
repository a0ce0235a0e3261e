import { hashPassword } from '#features/identity/server/public.ts'
import { generatePassword } from '#features/setup/server/public.ts'
import { copyInto } from './copy-into.ts'
import type { Loading } from './loading.ts'
import { type PlannedMember, planStaff } from './plan-staff.ts'
import { staffRow } from './rows.ts'
import { type Doer, entry } from './trail.ts'
import type { Member } from './what-stands.ts'

/** Adds staff who have worked here for long, with a password that nobody knows: an admin may mail them a link. Answers the clerks among whom the receipts are shared out. */
export async function loadStaff({ client, random, calendar, standing }: Loading): Promise<Member[]> {
  const { admin, hr, staffEmails } = standing
  const members = planStaff(random, calendar, staffEmails)
  const unknown = await hashPassword(generatePassword())
  await copyInto(
    client,
    'account',
    members.map((member) => staffRow(member, unknown)),
  )
  await copyInto(
    client,
    'audit_entry',
    members.flatMap((member) => entriesOf(member, admin)),
  )
  return [hr, ...members.filter(({ role, hasLeft }) => role === 'hr' && !hasLeft)]
}

function entriesOf({ id, role, name, email, at, leftAt }: PlannedMember, by: Doer) {
  const about = { by, record: 'account', recordId: id }
  const added = entry({ ...about, at, action: 'staff.create', after: { id, role, name, email } })
  if (!leftAt) return [added]
  const change = { before: { status: 'Active', version: 1 }, after: { status: 'Disable', version: 2 } }
  return [added, entry({ ...about, at: leftAt, action: 'staff.update', ...change })]
}
