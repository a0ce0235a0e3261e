import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField, AppError, signedOut } from '#shared/server/errors.ts'
import type { PasswordChange } from '../contract/identity.contract.ts'
import type en from '../contract/messages/en.json'
import { accountById, endSessionsOf, updateAccount } from './identity.sql.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { holderOfToken, lockToken, wearOutTokens } from './reset-tokens.sql.ts'
import { beginAttempt, emailHashOf, forgetAttempt, noteSuccess, refuseGuessing } from './sign-in-limits.ts'
import { tokenHash } from './tokens.ts'

const message = messagesOf<typeof en>('identity')

/** Used, expired or never made: the same answer. */
const linkWorn = () =>
  new AppError(422, 'link_worn', message('linkWorn'), { fields: { token: { key: message('linkWorn') } } })

/** Whose link it is, so that the page can say for which address the password is set. */
export async function readLink(ctx: Ctx, token: string): Promise<{ email: string; role: Role }> {
  const holder = await holderOfToken(ctx.db, tokenHash(token), ctx.clock.now())
  if (!holder) throw linkWorn()
  return { email: holder.email, role: holder.role }
}

/** With a mailed link every session ends; with the current password every other one. */
export async function changePassword(ctx: Ctx, body: PasswordChange): Promise<{ message: string }> {
  await (body.token
    ? byLink(ctx, body.token, body.password)
    : byCurrent(ctx, body.currentPassword ?? '', body.password))
  return { message: ctx.translate(ctx.language, message('passwordChanged')) }
}

async function byLink(ctx: Ctx, token: string, password: string): Promise<void> {
  const hash = tokenHash(token)
  const at = ctx.clock.now()
  if (!(await holderOfToken(ctx.db, hash, at))) throw linkWorn()
  const passwordHash = await hashPassword(password)
  const { role, email } = await inTx(ctx.db, async (tx) => {
    const holder = await lockToken(tx, hash, at)
    if (!holder) throw linkWorn()
    await updateAccount(tx, holder.id, { passwordHash })
    await endSessionsOf(tx, holder.id)
    await wearOutTokens(tx, holder.id, at)
    const actor = { id: holder.id, role: holder.role, name: holder.name, sessionHash: hash }
    await audit(tx, { ...ctx, actor }, { action: 'account.password', record: 'account', recordId: holder.id })
    return holder
  })
  // Who forgot it has been guessing: the owner is here now, and must not be kept waiting for that.
  await noteSuccess(ctx, emailHashOf(role, email))
}

/** A stolen session is not enough to guess the password with: failures count as they do at the sign-in. */
async function byCurrent(ctx: Ctx, current: string, password: string): Promise<void> {
  const { actor } = ctx
  if (!actor) throw signedOut()
  const account = await accountById(ctx.db, actor.id)
  if (!account) throw signedOut()
  await holdToLimits(ctx, actor, account.email, () => passwordFits(current, account.password_hash))
  const passwordHash = await hashPassword(password)
  await inTx(ctx.db, async (tx) => {
    const isStill = await accountById(tx, actor.id, { lock: true })
    if (isStill?.password_hash !== account.password_hash) throw invalidField('currentPassword', message('currentWrong'))
    await updateAccount(tx, actor.id, { passwordHash })
    await endSessionsOf(tx, actor.id, actor.sessionHash)
    await wearOutTokens(tx, actor.id, ctx.clock.now())
    await audit(tx, ctx, { action: 'account.password', record: 'account', recordId: actor.id })
  })
}

async function holdToLimits(ctx: Ctx, { role }: Actor, email: string, fits: () => Promise<boolean>): Promise<void> {
  const emailHash = emailHashOf(role, email)
  const attempt = await beginAttempt(ctx, emailHash)
  const isRight = await refuseGuessing(ctx, emailHash, attempt)
    .then(fits)
    .catch(async (error: unknown) => {
      await forgetAttempt(ctx, attempt)
      throw error
    })
  if (!isRight) throw invalidField('currentPassword', message('currentWrong'))
  await noteSuccess(ctx, emailHash)
}
