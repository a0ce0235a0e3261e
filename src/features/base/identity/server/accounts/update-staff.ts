import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type { StaffChange, StaffMember } from '../../contract/staff.contract.ts'
import type en from '../../contract/messages/en.json'
import type { Catalogue } from '../../permission-sets/server/catalogue.ts'
import { assertMayManage, findGivenSet } from '../../permission-sets/server/give-set.ts'
import { OWNER_SET } from '../../permission-sets/server/permission-sets.sql.ts'
import { changeAccount, disableAccount, enableAccount } from './change-account.ts'
import { toAuditedStaff, toStaffMember } from './read-staff.ts'
import { getStaff, lockStaff } from './staff.sql.ts'

const message = messagesOf<typeof en>('identity')

type Context = Ctx<Actor>

/**
 * 403: the person, or the set, may do more than the caller. 404: unknown. 409: another version, or the last active
 * owner would no longer be one. Deactivation ends all sessions.
 */
export async function updateStaff(
  ctx: Context,
  catalogue: Catalogue,
  id: string,
  { name, status, permissionSet }: StaffChange,
): Promise<StaffMember> {
  return inTx(ctx.db, async (tx) => {
    const { member, otherOwners } = await lockStaff(tx, id)
    const before = found(member)
    checkVersion(ctx, before.version, toStaffMember(ctx, before))
    await assertMayManage(tx, { actor: ctx.actor, catalogue }, before)
    const isDeactivation = status === 'Disable' && before.status === 'Active'
    const newSet = permissionSet === before.permissionSet ? undefined : permissionSet
    if ((isDeactivation || newSet !== undefined) && isOwner(before) && otherOwners === 0)
      throw new AppError(409, 'last_admin', message(isDeactivation ? 'lastAdmin' : 'lastOwner'))
    if (newSet !== undefined) await giveSet(tx, ctx, catalogue, before, newSet)
    if (name !== undefined && name !== before.name) await changeAccount(tx, id, { name })
    if (isDeactivation) await disableAccount(tx, id)
    if (status === 'Active' && before.status === 'Disable') await enableAccount(tx, id)
    const after = found(await getStaff(tx, id))
    await audit(tx, ctx, {
      action: 'staff.update',
      record: 'account',
      recordId: id,
      before: toAuditedStaff(before),
      after: toAuditedStaff(after),
    })
    return toStaffMember(ctx, after)
  })
}

const isOwner = ({ permissionSet, status, invited }: StaffMember) =>
  permissionSet === OWNER_SET && status === 'Active' && !invited

async function giveSet(
  tx: Tx,
  { actor }: Context,
  catalogue: Catalogue,
  { _id, role }: StaffMember,
  setId: string,
): Promise<void> {
  const set = await findGivenSet(tx, { actor, catalogue }, setId, role)
  await changeAccount(tx, _id, { setId: set._id })
}
