import { getLetterhead } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type { StaffMember } from '../../contract/staff.contract.ts'
import type en from '../../contract/messages/en.json'
import { deleteSessions } from '../identity.sql.ts'
import type { Catalogue } from '../../permission-sets/server/catalogue.ts'
import { assertMayManage } from '../../permission-sets/server/give-set.ts'
import { toStaffMember } from '../accounts/read-staff.ts'
import { getStaff, lockStaff } from '../accounts/staff.sql.ts'
import { deleteTwoFactor } from './two-factor.sql.ts'
import { twoFactorOff } from './two-factor.ts'

const message = messagesOf<typeof en>('identity')

/** Ends all sessions. Returns false, and changes nothing, if two-factor sign-in is off. */
export async function resetTwoFactor(tx: Tx, ctx: AuditContext, id: string): Promise<boolean> {
  if (!(await deleteTwoFactor(tx, id))) return false
  await deleteSessions(tx, id)
  const [before, after] = [{ twoFactor: true }, { twoFactor: false }]
  await audit(tx, ctx, { action: 'twofactor.reset', record: 'account', recordId: id, before, after })
  return true
}

/** The person gets an email. 403: may do more than the caller. 404: unknown. 409: one's own, another version, or it is off. */
export async function resetTwoFactorOfStaff(ctx: Ctx<Actor>, catalogue: Catalogue, id: string): Promise<StaffMember> {
  if (id === ctx.actor.id) throw new AppError(409, 'own_two_factor', message('ownTwoFactor'))
  const member = await inTx(ctx.db, async (tx) => {
    const { member: before } = await lockStaff(tx, id)
    checkVersion(ctx, found(before).version, before)
    await assertMayManage(tx, { actor: ctx.actor, catalogue }, found(before))
    if (!(await resetTwoFactor(tx, ctx, id))) throw twoFactorOff()
    return found(await getStaff(tx, id))
  })
  ctx.runInBackground(() => sendNotice(ctx, member))
  return toStaffMember(ctx, member)
}

async function sendNotice(ctx: Ctx<Actor>, { _id, name, email }: StaffMember): Promise<void> {
  const institute = (await getLetterhead(ctx.db)).name
  const translate = (key: Parameters<typeof message>[0], values: Record<string, string> = {}) =>
    ctx.translate(ctx.language, message(key), values)
  const lines = [
    translate('mailGreeting', { name }),
    '',
    translate('twoFactorResetText', { admin: ctx.actor.name }),
    '',
    translate('twoFactorResetAdvice'),
    '',
    institute,
  ]
  const subject = translate('twoFactorResetSubject', { institute })
  await ctx.mail.send({ personId: _id, to: email, fromName: institute, subject, text: `${lines.join('\n')}\n` })
}
