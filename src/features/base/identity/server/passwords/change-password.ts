import { getLetterhead } from '#features/base/institute/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField, AppError, signedOut } from '#shared/server/errors.ts'
import type { PasswordChange } from '../../contract/identity.contract.ts'
import type en from '../../contract/messages/en.json'
import { assertCurrentPassword } from './assert-current-password.ts'
import { auditSession } from '../sessions/audit-session.ts'
import { findActiveAccount, deleteSessions, updateAccountRow } from '../identity.sql.ts'
import { forgetBrowsers, hashBrowserToken, rememberBrowser } from '../sign-in/known-browsers.sql.ts'
import { hashChosenPassword } from './passwords.ts'
import { findTokenOwner, lockToken, markTokensUsed } from './reset-tokens.sql.ts'
import { deleteFailures, hashEmail } from '../sign-in/sign-in-attempts.sql.ts'
import { hashToken } from '../tokens.ts'

const message = messagesOf<typeof en>('identity')

/** A used, an expired and an unknown link get the same error. */
const linkExpired = () =>
  new AppError(422, 'link_worn', message('linkExpired'), { fields: { token: { key: message('linkExpired') } } })

/** 422: link invalid. */
export async function getLinkOwner(ctx: Ctx, token: string): Promise<{ email: string; role: Role }> {
  const owner = await findTokenOwner(ctx.db, hashToken(token), ctx.clock.now())
  if (!owner) throw linkExpired()
  return { email: owner.email, role: owner.role }
}

/** With a mailed link every session ends, with the current password every other session. */
export async function changePassword(ctx: Ctx, body: PasswordChange): Promise<{ message: string }> {
  await (body.token
    ? changeWithLink(ctx, body.token, body.password)
    : changeWithCurrentPassword(ctx, body.currentPassword ?? '', body.password))
  return { message: ctx.translate(ctx.language, message('passwordChanged')) }
}

async function changeWithLink(ctx: Ctx, token: string, password: string): Promise<void> {
  const hash = hashToken(token)
  const at = ctx.clock.now()
  const account = await findTokenOwner(ctx.db, hash, at)
  if (!account) throw linkExpired()
  const passwordHash = await hashFor(ctx, account, password)
  const browserToken = await inTx(ctx.db, async (tx) => {
    const owner = await lockToken(tx, hash, at)
    if (!owner) throw linkExpired()
    await updateAccountRow(tx, owner.id, { passwordHash })
    await deleteSessions(tx, owner.id)
    await markTokensUsed(tx, owner.id, at)
    // The owner may have guessed before and must not wait for the rate limit now.
    await deleteFailures(tx, ctx, { emailHash: hashEmail(owner.role, owner.email), browserHash: null })
    await auditSession(tx, { ...ctx, actor: owner }, { action: 'account.reset', accountId: owner.id })
    await forgetBrowsers(tx, owner.id)
    return rememberBrowser(tx, ctx, owner.id)
  })
  ctx.browser.remember(browserToken)
}

/** Failures count towards the sign-in limits, so that a stolen session does not allow guessing the password. */
async function changeWithCurrentPassword(ctx: Ctx, current: string, password: string): Promise<void> {
  const { actor } = ctx
  if (!actor) throw signedOut()
  const account = await findActiveAccount(ctx.db, actor.id)
  if (!account) throw signedOut()
  await assertCurrentPassword(ctx, actor.kind, account, { field: 'currentPassword', password: current })
  const passwordHash = await hashFor(ctx, { name: actor.name, email: account.email }, password)
  await inTx(ctx.db, async (tx) => {
    const locked = await findActiveAccount(tx, actor.id, { lock: true })
    if (locked?.password_hash !== account.password_hash)
      throw invalidField('currentPassword', message('currentPasswordWrong'))
    await updateAccountRow(tx, actor.id, { passwordHash })
    await deleteSessions(tx, actor.id, actor.sessionHash)
    await markTokensUsed(tx, actor.id, ctx.clock.now())
    await forgetBrowsers(tx, actor.id, hashBrowserToken(ctx))
    await auditSession(tx, ctx, { action: 'account.password', accountId: actor.id })
  })
}

async function hashFor({ db }: Ctx, { name, email }: { name: string; email: string }, password: string) {
  return hashChosenPassword(password, { name, email, institute: (await getLetterhead(db)).name })
}
