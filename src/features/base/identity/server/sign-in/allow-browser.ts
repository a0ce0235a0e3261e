import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { auditSession } from '../sessions/audit-session.ts'
import { rememberBrowser } from './known-browsers.sql.ts'
import { createUrl } from '../mail-link.ts'
import { lockToken, markTokensUsed } from '../passwords/reset-tokens.sql.ts'
import { hashToken } from '../tokens.ts'

const message = messagesOf<typeof en>('identity')

/** The caller's browser vouches for another one of the same person. The new link ends earlier ones. */
export const createBrowserLink = async (ctx: Ctx<Actor>): Promise<{ url: string }> => ({
  url: await createUrl(ctx, ctx.actor, ctx.origin, 'browser'),
})

/**
 * Makes this browser known to the account of the link, so that it is limited by its own wrong guesses only. It signs
 * nobody in. 422: used, expired or unknown.
 */
export async function allowBrowser(ctx: Ctx, token: string): Promise<{ message: string; email: string; role: Role }> {
  const at = ctx.clock.now()
  const { owner, browserToken } = await inTx(ctx.db, async (tx) => {
    const found = await lockToken(tx, hashToken(token), at, 'browser')
    if (!found) {
      const error = { key: message('linkExpired') }
      throw new AppError(422, 'link_worn', error, { fields: { token: error } })
    }
    await markTokensUsed(tx, found.id, at, 'browser')
    await auditSession(tx, { ...ctx, actor: found }, { action: 'session.browser', accountId: found.id })
    return { owner: found, browserToken: await rememberBrowser(tx, ctx, found.id) }
  })
  ctx.browser.remember(browserToken)
  const { email, role } = owner
  return { message: ctx.translate(ctx.language, message('browserAllowed'), { email }), email, role }
}
