import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { NewStaff, StaffMember } from '../contract/staff.contract.ts'
import type en from '../contract/messages/en.json'
import { createAccount } from './create-account.ts'
import { mailLink } from './mail-link.ts'
import { getStaff } from './staff.sql.ts'

const message = messagesOf<typeof en>('identity')

type AddedStaff = StaffMember & { message: string }

/** The account has no password until the link of `inviteStaff` is used. */
export async function addStaff(ctx: Ctx, staff: NewStaff): Promise<AddedStaff> {
  const id = uuid()
  const member = await inTx(ctx.db, async (tx) => {
    await createAccount(tx, ctx, { id, ...staff, passwordHash: '' })
    await audit(tx, ctx, { action: 'staff.create', record: 'account', recordId: id, after: { id, ...staff } })
    return getStaff(tx, id)
  })
  if (!member) throw notFound()
  return { ...member, message: ctx.translate(ctx.language, message('staffCreated')) }
}

/** If the mail fails, the account stays. */
export async function inviteStaff(ctx: Ctx, member: AddedStaff): Promise<AddedStaff> {
  return { ...member, message: await sendLink(ctx, member, 'invite').catch(toFailureMessage(ctx)) }
}

/** Sessions last until the link is used. 404: unknown. 409: deactivated. */
export async function sendStaffLink(ctx: Ctx, id: string): Promise<{ message: string }> {
  const member = await getStaff(ctx.db, id)
  if (!member) throw notFound()
  if (member.status !== 'Active') throw new AppError(409, 'is_disabled', message('accountDeactivated'))
  const result = await sendLink(ctx, member, 'reset')
  await inTx(ctx.db, (tx) => audit(tx, ctx, { action: 'staff.link', record: 'account', recordId: id }))
  return { message: result }
}

type Kind = Parameters<typeof mailLink>[2]

async function sendLink(ctx: Ctx, { _id, role, name, email }: StaffMember, kind: Kind): Promise<string> {
  const delivery = await mailLink(ctx, { id: _id, role, name, email }, kind)
  return delivery.isSent
    ? ctx.translate(ctx.language, message('staffMailed'), { address: email })
    : ctx.translate(ctx.language, message('staffMailInOutbox'), { file: delivery.file })
}

const toFailureMessage = (ctx: Ctx) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  const why = ctx.translate(ctx.language, error.text.key, error.text.values)
  return ctx.translate(ctx.language, message('staffMailFailed'), { why })
}
