import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { StaffChange, StaffMember } from '../../contract/staff.contract.ts'
import type en from '../../contract/messages/en.json'
import { changeAccount, disableAccount, enableAccount } from './change-account.ts'
import { getStaff, lockStaff } from './staff.sql.ts'

const message = messagesOf<typeof en>('identity')

/** 404: unknown. 409: another version, or deactivation of the last active admin. Deactivation ends all sessions. */
export async function updateStaff(ctx: Ctx, id: string, { name, status }: StaffChange): Promise<StaffMember> {
  return inTx(ctx.db, async (tx) => {
    const { member: before, otherAdmins } = await lockStaff(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const isDeactivation = status === 'Disable' && before.status === 'Active'
    if (isDeactivation && before.role === 'admin' && otherAdmins === 0)
      throw new AppError(409, 'last_admin', message('lastAdmin'))
    if (name !== undefined && name !== before.name) await changeAccount(tx, id, { name })
    if (isDeactivation) await disableAccount(tx, id)
    if (status === 'Active' && before.status === 'Disable') await enableAccount(tx, id)
    const after = await getStaff(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, { action: 'staff.update', record: 'account', recordId: id, before, after })
    return after
  })
}
