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

type Added = StaffMember & { message: string }

/** The account has no password, so nobody can sign in, until the link of `inviteStaff` has been used. */
export async function addStaff(ctx: Ctx, wanted: NewStaff): Promise<Added> {
  const id = uuid()
  const member = await inTx(ctx.db, async (tx) => {
    await createAccount(tx, ctx, { id, ...wanted, passwordHash: '' })
    await audit(tx, ctx, { action: 'staff.create', record: 'account', recordId: id, after: { id, ...wanted } })
    return getStaff(tx, id)
  })
  if (!member) throw notFound()
  return { ...member, message: ctx.translate(ctx.language, message('staffThere')) }
}

/** Mails the link and says what became of it. That the mail fails does not undo the account. */
export async function inviteStaff(ctx: Ctx, member: Added): Promise<Added> {
  return { ...member, message: await tellOfLink(ctx, member, 'invite').catch(notMailed(ctx)) }
}

/** Mails a link to set a new password; the sessions stay until it is used. 404 unknown, 409 deactivated. */
export async function sendStaffLink(ctx: Ctx, id: string): Promise<{ message: string }> {
  const member = await getStaff(ctx.db, id)
  if (!member) throw notFound()
  if (member.status !== 'Active') throw new AppError(409, 'is_disabled', message('accountDropped'))
  const text = await tellOfLink(ctx, member, 'reset')
  await inTx(ctx.db, (tx) => audit(tx, ctx, { action: 'staff.link', record: 'account', recordId: id }))
  return { message: text }
}

type Kind = Parameters<typeof mailLink>[2]

async function tellOfLink(ctx: Ctx, { _id, role, name, email }: StaffMember, kind: Kind): Promise<string> {
  const delivery = await mailLink(ctx, { id: _id, role, name, email }, kind)
  return delivery.isSent
    ? ctx.translate(ctx.language, message('staffMailed'), { address: email })
    : ctx.translate(ctx.language, message('staffWritten'), { file: delivery.file })
}

const notMailed = (ctx: Ctx) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  const why = ctx.translate(ctx.language, error.say.key, error.say.values)
  return ctx.translate(ctx.language, message('staffNotMailed'), { why })
}
