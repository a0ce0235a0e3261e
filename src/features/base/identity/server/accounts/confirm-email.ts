import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Delivery } from '#shared/server/mailer.ts'
import type en from '../../contract/messages/en.json'
import { auditSession } from '../sessions/audit-session.ts'
import { setEmailConfirmed } from '../identity.sql.ts'
import { MAX_PER_HOUR, mailLinkBelowLimit } from '../mail-link.ts'
import { lockToken, markTokensUsed } from '../passwords/reset-tokens.sql.ts'
import { hashToken } from '../tokens.ts'

const message = messagesOf<typeof en>('identity')

/** Leaves out the name, because the address may belong to somebody else. 429: three links within an hour. */
export async function mailEmailConfirmation(ctx: Ctx, { id, email }: { id: string; email: string }): Promise<Delivery> {
  const delivery = await mailLinkBelowLimit(ctx, { id, role: 'student', name: '', email }, 'email', MAX_PER_HOUR)
  if (!delivery) throw new AppError(429, 'too_many', message('tooManyLinks'), { retryAfter: 60 * 60 })
  return delivery
}

/** 422: used, expired or unknown. */
export async function confirmEmail(ctx: Ctx, token: string): Promise<{ message: string }> {
  const at = ctx.clock.now()
  const owner = await inTx(ctx.db, async (tx) => {
    const found = await lockToken(tx, hashToken(token), at, 'email')
    if (!found) {
      const error = { key: message('confirmLinkExpired') }
      throw new AppError(422, 'link_worn', error, { fields: { token: error } })
    }
    await setEmailConfirmed(tx, found.id, at)
    await markTokensUsed(tx, found.id, at, 'email')
    await auditSession(tx, { ...ctx, actor: found }, { action: 'account.confirm', accountId: found.id })
    return found
  })
  return { message: ctx.translate(ctx.language, message('emailConfirmed'), { email: owner.email }) }
}
