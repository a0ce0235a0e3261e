import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type { NewStaff, SentLink, StaffMember } from '../../contract/staff.contract.ts'
import type en from '../../contract/messages/en.json'
import type { Catalogue } from '../../permission-sets/server/catalogue.ts'
import { assertMayManage, findGivenSet } from '../../permission-sets/server/give-set.ts'
import { DEFAULT_SETS } from '../../permission-sets/server/permission-sets.sql.ts'
import { createAccount } from './create-account.ts'
import { createUrl, mailLink } from '../mail-link.ts'
import { toStaffMember } from './read-staff.ts'
import { getStaff } from './staff.sql.ts'

const message = messagesOf<typeof en>('identity')

type Context = Ctx<Actor>
type AddedStaff = StaffMember & SentLink

/** The account has no password until the link of `inviteStaff` is used. */
export async function addStaff(
  ctx: Context,
  catalogue: Catalogue,
  { permissionSet, ...staff }: NewStaff,
): Promise<AddedStaff> {
  const id = uuid()
  const member = await inTx(ctx.db, async (tx) => {
    const context = { actor: ctx.actor, catalogue }
    const set = await findGivenSet(tx, context, permissionSet ?? DEFAULT_SETS[staff.role], staff.role)
    await createAccount(tx, ctx, { id, ...staff, passwordHash: '', setId: set._id })
    const after = { id, ...staff, permissionSet: set.name }
    await audit(tx, ctx, { action: 'staff.create', record: 'account', recordId: id, after })
    return found(await getStaff(tx, id))
  })
  const text = message(ctx.mail.isSetUp ? 'staffCreated' : 'staffCreatedWithoutMail')
  return { ...toStaffMember(ctx, member), message: ctx.translate(ctx.language, text), passwordLink: null }
}

/**
 * If the mail fails, the account stays. Runs after the response to repeat was stored, which must not contain the link.
 */
export async function inviteStaff(ctx: Ctx, member: AddedStaff): Promise<AddedStaff> {
  return { ...member, ...(await sendLink(ctx, member, 'invite').catch(toFailure(ctx))) }
}

/** Sessions last until the link is used. 403: may do more than the caller. 404: unknown. 409: deactivated. */
export async function sendStaffLink(ctx: Context, catalogue: Catalogue, id: string): Promise<SentLink> {
  const member = found(await getStaff(ctx.db, id))
  await assertMayManage(ctx.db, { actor: ctx.actor, catalogue }, member)
  if (member.status !== 'Active') throw new AppError(409, 'is_disabled', message('accountDeactivated'))
  const result = await sendLink(ctx, member, 'reset')
  await inTx(ctx.db, (tx) => audit(tx, ctx, { action: 'staff.link', record: 'account', recordId: id }))
  return result
}

type Kind = Parameters<typeof mailLink>[2]

/** Without mail, the link has the address by which the admin opened the page, which works in the office network too. */
async function sendLink(ctx: Ctx, { _id: id, role, name, email }: StaffMember, kind: Kind): Promise<SentLink> {
  if (!ctx.mail.isSetUp) {
    const passwordLink = await createUrl(ctx, { id }, ctx.origin, 'invite')
    return { message: ctx.translate(ctx.language, message('staffLinkShown'), { name }), passwordLink }
  }
  await mailLink(ctx, { id, role, name, email }, kind)
  return { message: ctx.translate(ctx.language, message('staffMailed'), { address: email }), passwordLink: null }
}

const toFailure =
  (ctx: Ctx) =>
  (error: unknown): SentLink => {
    if (!(error instanceof AppError)) throw error
    const why = ctx.translate(ctx.language, error.text.key, error.text.values)
    return { message: ctx.translate(ctx.language, message('staffMailFailed'), { why }), passwordLink: null }
  }
