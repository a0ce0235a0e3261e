import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { NewStaff, SentLink, StaffMember } from '../../contract/staff.contract.ts'
import type en from '../../contract/messages/en.json'
import { createAccount } from './create-account.ts'
import { createUrl, mailLink } from '../mail-link.ts'
import { getStaff } from './staff.sql.ts'

const message = messagesOf<typeof en>('identity')

type AddedStaff = StaffMember & SentLink

/** The account has no password until the link of `inviteStaff` is used. */
export async function addStaff(ctx: Ctx, staff: NewStaff): Promise<AddedStaff> {
  const id = uuid()
  const member = await inTx(ctx.db, async (tx) => {
    await createAccount(tx, ctx, { id, ...staff, passwordHash: '' })
    await audit(tx, ctx, { action: 'staff.create', record: 'account', recordId: id, after: { id, ...staff } })
    return getStaff(tx, id)
  })
  if (!member) throw notFound()
  const text = message(ctx.mail.isSetUp ? 'staffCreated' : 'staffCreatedWithoutMail')
  return { ...member, message: ctx.translate(ctx.language, text), passwordLink: null }
}

/**
 * If the mail fails, the account stays. Runs after the response to repeat was stored, which must not contain the link.
 */
export async function inviteStaff(ctx: Ctx, member: AddedStaff): Promise<AddedStaff> {
  return { ...member, ...(await sendLink(ctx, member, 'invite').catch(toFailure(ctx))) }
}

/** Sessions last until the link is used. 404: unknown. 409: deactivated. */
export async function sendStaffLink(ctx: Ctx, id: string): Promise<SentLink> {
  const member = await getStaff(ctx.db, id)
  if (!member) throw notFound()
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
