import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Identity } from '../contract/identity.contract.ts'
import type en from '../contract/messages/en.json'
import { accountByEmail, insertSession } from './identity.sql.ts'
import { passwordFits } from './passwords.ts'
import { beginAttempt, emailHashOf, forgetAttempt, noteSuccess, refuseGuessing } from './sign-in-limits.ts'
import { newToken } from './tokens.ts'

const message = messagesOf<typeof en>('identity')

const wrongCredentials = () => new AppError(401, 'wrong_credentials', message('wrongCredentials'))

/** Wrong password, unknown address, other role: the same 401. Only the right password learns that an account is closed. */
export async function signIn(
  ctx: Ctx,
  role: Role,
  { email, password }: { email: string; password: string },
): Promise<Identity> {
  const emailHash = emailHashOf(role, email)
  const attempt = await beginAttempt(ctx, emailHash)
  const { account, fits } = await tryPassword(ctx, role, { email, password, emailHash, attempt }).catch(
    async (error: unknown) => {
      await forgetAttempt(ctx, attempt)
      throw error
    },
  )
  if (fits) await noteSuccess(ctx, emailHash)
  if (!account || !fits) throw wrongCredentials()
  if (account.state !== 'active') throw new AppError(403, 'dropped', message('accountDropped'))
  const { token, hash } = newToken()
  const seen = { accountId: account.id, seenHash: account.password_hash }
  if (!(await insertSession(ctx.db, { ...seen, hash, at: ctx.clock.now() }))) throw wrongCredentials()
  return {
    _id: account.id,
    token,
    role: role === 'admin' ? `${account.name.replaceAll('.', '')}.admin` : role,
    name: account.name,
    email: account.email,
    ...(account.fname !== null && account.lname !== null && { fname: account.fname, lname: account.lname }),
    ...(account.status !== null && { status: account.status }),
  }
}

type Try = { email: string; password: string; emailHash: Buffer; attempt: number }

async function tryPassword(ctx: Ctx, role: Role, { email, password, emailHash, attempt }: Try) {
  await refuseGuessing(ctx, emailHash, attempt)
  const account = await accountByEmail(ctx.db, role, email)
  return { account, fits: await passwordFits(password, account?.password_hash) }
}
