import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Identity } from '../../contract/identity.contract.ts'
import type en from '../../contract/messages/en.json'
import { auditSession } from '../sessions/audit-session.ts'
import { countAttempt } from './count-attempt.ts'
import { checkSecondFactor, type SecondFactor } from '../two-factor/check-second-factor.ts'
import { findAccountByEmail, insertSession, setLanguage } from '../identity.sql.ts'
import { rememberBrowser } from './known-browsers.sql.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { recordRejection } from './record-rejection.ts'
import { type Attempt, deleteFailures } from './sign-in-attempts.sql.ts'
import type { Catalogue } from '../../permission-sets/server/catalogue.ts'
import { findSetOf } from '../../permission-sets/server/permission-sets.sql.ts'
import { toRights } from '../../permission-sets/server/read-rights.ts'
import { createToken } from '../tokens.ts'
import { wrongCode, wrongCredentials } from './wrong-guess.ts'

const message = messagesOf<typeof en>('identity')

/** The password was right, so this does not count as a failure. */
const codeRequired = () => new AppError(401, 'code_required', message('codeRequired'))

type Credentials = { email: string; password: string; code?: string | null | undefined }

/**
 * 401: wrong password, unknown address or other role; right password, but a missing, wrong or used code. 403: right
 * password, but deactivated account. 429: too many failures.
 */
export async function signIn(ctx: Ctx, catalogue: Catalogue, role: Role, credentials: Credentials): Promise<Identity> {
  const identity = await countAttempt(ctx, { role, email: credentials.email }, (attempt) =>
    trySignIn(ctx, role, credentials, attempt),
  )
  const set = role === 'student' ? undefined : await findSetOf(ctx.db, identity._id)
  return { ...identity, ...(set && toRights({ areas: set.areas, permissions: catalogue.permissionsOf(set) })) }
}

async function trySignIn(
  ctx: Ctx,
  role: Role,
  { email, password, code }: Credentials,
  attempt: Attempt,
): Promise<Identity> {
  const account = await findAccountByEmail(ctx.db, role, email)
  const isCorrect = await verifyPassword(password, account?.password_hash)
  if (!account || !isCorrect) throw wrongCredentials()
  const actor = { id: account.id, role, name: account.name }
  const hasFactor = account.state === 'active' && role !== 'student'
  const factor: SecondFactor = hasFactor ? await checkSecondFactor(ctx, actor, code ?? undefined) : { status: 'passed' }
  if (factor.status === 'wrong') throw wrongCode(401)
  if (factor.status === 'missing') throw codeRequired()
  if (account.state !== 'active') {
    const error = new AppError(403, 'dropped', message('accountDeactivated'))
    recordRejection(ctx, { role, email }, error)
    throw error
  }
  const { token, hash } = createToken()
  const browserToken = await inTx(ctx.db, async (tx) => {
    const { id: accountId, password_hash: passwordHash } = account
    await setLanguage(tx, accountId, ctx.language)
    if (!(await insertSession(tx, ctx, { accountId, passwordHash, hash }))) throw wrongCredentials()
    await deleteFailures(tx, ctx, attempt)
    await auditSession(tx, { ...ctx, actor }, { action: 'session.start', accountId })
    return rememberBrowser(tx, ctx, accountId)
  })
  ctx.browser.remember(browserToken)
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
