import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Identity } from '../contract/identity.contract.ts'
import type en from '../contract/messages/en.json'
import { checkSecondFactor, type SecondFactor } from './check-second-factor.ts'
import { findAccountByEmail, insertSession } from './identity.sql.ts'
import { verifyPassword } from './passwords.ts'
import { insertAttempt, hashEmail, deleteAttempt, recordSuccess, assertBelowLimits } from './sign-in-limits.ts'
import { createToken } from './tokens.ts'
import { wrongCode } from './two-factor-codes.ts'

const message = messagesOf<typeof en>('identity')

const wrongCredentials = () => new AppError(401, 'wrong_credentials', message('wrongCredentials'))

/** The password was right, so this neither counts as a failure nor makes the address known. */
const codeRequired = () => new AppError(401, 'code_required', message('codeRequired'))

/** 401: wrong password, unknown address or other role; right password, but a missing, wrong or used code. 403: right password, but deactivated account. 429: too many failures. */
export async function signIn(
  ctx: Ctx,
  role: Role,
  { email, password, code }: { email: string; password: string; code?: string | null | undefined },
): Promise<Identity> {
  const emailHash = hashEmail(role, email)
  const attempt = await insertAttempt(ctx, emailHash)
  const credentials = { email, password, code: code ?? undefined, emailHash, attempt }
  const { account, isCorrect, factor } = await tryCredentials(ctx, role, credentials).catch(async (error: unknown) => {
    await deleteAttempt(ctx, attempt)
    throw error
  })
  if (!account || !isCorrect) throw wrongCredentials()
  if (factor.status === 'wrong') throw wrongCode(401)
  if (factor.status === 'missing') {
    await deleteAttempt(ctx, attempt)
    throw codeRequired()
  }
  await recordSuccess(ctx, emailHash)
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
    ...(account.mustSetUpTwoFactor && { mustSetUpTwoFactor: true }),
    ...(factor.recoveryCodesLeft !== undefined && { recoveryCodesLeft: factor.recoveryCodesLeft }),
  }
}

type Attempt = { email: string; password: string; code: string | undefined; emailHash: Buffer; attempt: number }

async function tryCredentials(ctx: Ctx, role: Role, { email, password, code, emailHash, attempt }: Attempt) {
  await assertBelowLimits(ctx, emailHash, attempt)
  const account = await findAccountByEmail(ctx.db, role, email)
  const isCorrect = await verifyPassword(password, account?.password_hash)
  const hasFactor = account?.state === 'active' && isCorrect && role !== 'student'
  const factor: SecondFactor = hasFactor
    ? await checkSecondFactor(ctx, { id: account.id, role, name: account.name, sessionHash: emailHash }, code)
    : { status: 'passed' }
  return { account, isCorrect, factor }
}
