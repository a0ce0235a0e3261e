import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '#shared/contract/endpoint.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Call, Examples } from '#testing/server/call.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { type Scenario, setPassword } from '#testing/server/scenario.ts'

const signIn = (role: Role): Call => {
  const actor = ({ ids }: Scenario) => ids[role === 'student' ? 'student A' : role]
  return {
    body: (scenario) => setPassword(scenario.api, actor(scenario)),
    actor,
    auditActions: ['session.start'],
  }
}

/** Creates an unused reset token for the account. For an absent account the token is not stored. */
async function createMailedToken(
  { api }: Scenario,
  account: string,
  purpose: 'password' | 'email' | 'browser' = 'password',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const owner = await api.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', PathId.parse(account))
    .executeTakeFirst()
  if (owner)
    await api.db
      .insertInto('reset_token')
      .values({
        token_hash: createHash('sha256').update(token).digest(),
        account_id: owner.id,
        made_at: api.now,
        expires_at: new Date(api.now.getTime() + 60_000),
        purpose,
      })
      .execute()
  return token
}
const getOwnId = async ({ ids }: Scenario) => ids.hr

/** Everybody gets the same password. */
async function buildConfirmation({ api, ids, password }: Scenario) {
  for (const id of Object.values(ids)) await setPassword(api, id)
  return { password }
}
const createOtherSession = async ({ api, ids }: Scenario) => {
  const { token } = await createSession(api.db, 'hr', api.now, ids.hr)
  const hash = createHash('sha256').update(token).digest()
  return (await api.db.selectFrom('session').select('id').where('token_hash', '=', hash).executeTakeFirstOrThrow()).id
}
const createSignedInColleague = async ({ api }: Scenario) => (await createSession(api.db, 'hr', api.now)).accountId
const createSignedInStudent = async ({ api }: Scenario) => (await createSession(api.db, 'student', api.now)).accountId

export const examples: Examples = {
  'POST /api/user/login': signIn('student'),
  'POST /api/hr/login': signIn('hr'),
  'POST /api/admin/login': signIn('admin'),
  'POST /api/logout': { auditActions: ['session.logout'] },
  'POST /api/session': {},
  'POST /api/user/forgetPassword': { body: () => ({ email: 'nobody@example.com', role: 'hr' }) },
  'POST /api/user/resetLink': {
    record: getOwnId,
    body: async (scenario, account) => ({ token: await createMailedToken(scenario, account) }),
    statusIfAbsent: 422,
  },
  'POST /api/user/confirmEmail': {
    record: async ({ ids }) => ids['student A'],
    body: async (scenario, account) => ({ token: await createMailedToken(scenario, account, 'email') }),
    statusIfAbsent: 422,
    auditActions: ['account.confirm'],
  },
  'PUT /api/user/changePassword': {
    record: getOwnId,
    body: async (scenario, account) => ({
      token: await createMailedToken(scenario, account),
      password: 'a long enough one',
    }),
    statusIfAbsent: 422,
    auditActions: ['account.reset'],
  },
  'POST /api/user/browserLink': { body: () => ({ email: 'nobody@example.com', role: 'hr' }) },
  'POST /api/user/browser': {
    record: async ({ ids }) => ids['student A'],
    body: async (scenario, account) => ({ token: await createMailedToken(scenario, account, 'browser') }),
    statusIfAbsent: 422,
    auditActions: ['session.browser'],
  },
  'POST /api/session/browserLink': {},
  'GET /api/session': {},
  'POST /api/session/confirm': { body: buildConfirmation },
  'DELETE /api/session': { record: createOtherSession, statusIfAbsent: 200, auditActions: ['session.others'] },
  'DELETE /api/session/{id}': { record: createOtherSession, statusIfAbsent: 200, auditActions: ['session.end'] },
  'DELETE /api/admin/staff/{id}/session': { record: createSignedInColleague, auditActions: ['staff.signout'] },
  'DELETE /api/admin/student/{id}/session': { record: createSignedInStudent, auditActions: ['student.signout'] },
  'DELETE /api/admin/session': { auditActions: ['session.everybody'] },
}
