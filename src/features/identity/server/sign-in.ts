import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Identity } from '../contract/identity.contract.ts'
import type en from '../contract/messages/en.json'
import { findAccountByEmail, insertSession } from './identity.sql.ts'
import { verifyPassword } from './passwords.ts'
import { insertAttempt, hashEmail, deleteAttempt, recordSuccess, assertBelowLimits } from './sign-in-limits.ts'
import { createToken } from './tokens.ts'

const message = messagesOf<typeof en>('identity')

const wrongCredentials = () => new AppError(401, 'wrong_credentials', message('wrongCredentials'))

/** 401: wrong password, unknown address or other role. 403: right password, but deactivated account. 429: too many failures. */
export async function signIn(
  ctx: Ctx,
  role: Role,
  { email, password }: { email: string; password: string },
): Promise<Identity> {
  const emailHash = hashEmail(role, email)
  const attempt = await insertAttempt(ctx, emailHash)
  const { account, isCorrect } = await tryPassword(ctx, role, { email, password, emailHash, attempt }).catch(
    async (error: unknown) => {
      await deleteAttempt(ctx, attempt)
      throw error
    },
  )
  if (isCorrect) await recordSuccess(ctx, emailHash)
  if (!account || !isCorrect) throw wrongCredentials()
  if (account.state !== 'active') throw new AppError(403, 'dropped', message('accountDeactivated'))
  const { token, hash } = createToken()
  const session = { accountId: account.id, passwordHash: account.password_hash, hash, at: ctx.clock.now() }
  if (!(await insertSession(ctx.db, session))) throw wrongCredentials()
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

type Attempt = { email: string; password: string; emailHash: Buffer; attempt: number }

async function tryPassword(ctx: Ctx, role: Role, { email, password, emailHash, attempt }: Attempt) {
  await assertBelowLimits(ctx, emailHash, attempt)
  const account = await findAccountByEmail(ctx.db, role, email)
  return { account, isCorrect: await verifyPassword(password, account?.password_hash) }
}
