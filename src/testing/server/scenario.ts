import { randomBytes } from 'node:crypto'
import { disableAccount, hashPassword } from '#features/identity/server/public.ts'
import { setStudentStatus } from '#features/students/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { TestApi } from './api.ts'
import {
  createBatch,
  createCourse,
  createAccount,
  createSession,
  createStudent as createStudentFixture,
} from './fixtures.ts'

export const CALLERS = [
  'no token',
  'a garbage token',
  'an expired session',
  'a dropped student',
  'student A',
  'student B',
  'hr',
  'admin',
] as const
export type CallerName = (typeof CALLERS)[number]

export const CALLER_ROLES: Partial<Record<CallerName, Role>> = {
  'student A': 'student',
  'student B': 'student',
  hr: 'hr',
  admin: 'admin',
}

export type Scenario = Awaited<ReturnType<typeof createScenario>>

/** A course, a batch, and callers of every kind. Names and numbers are always the same; only ids, tokens and hashes differ. */
export async function createScenario(api: TestApi) {
  const { db, now } = api
  let created = 0
  const numbered = (name: string) => `${name} ${++created}`
  const course = await createCourse(db, { name: 'Course', fee: 10_000 })
  const batch = await createBatch(db, { code: 'Batch', courseId: course.id })
  const createStudent = (over: object = {}): Promise<string> =>
    createStudentFixture(db, { lname: numbered('Example'), courseId: course.id, batchId: batch.id, at: now, ...over })
  const ids = {
    'student A': await createStudent({ fname: 'Asha' }),
    'student B': await createStudent({ fname: 'Bela' }),
    'a dropped student': await createStudent({ fname: 'Devi' }),
    hr: await createAccount(db, 'hr'),
    admin: await createAccount(db, 'admin'),
  }
  // A dropped student with a session that was not ended: the state of the account must suffice.
  const dropped = await createSession(db, 'student', now, ids['a dropped student'])
  await db.transaction().execute(async (tx) => {
    await setStudentStatus(tx, ids['a dropped student'], 'Disable')
    await disableAccount(tx, ids['a dropped student'])
  })
  const createLeftoverToken = async () => {
    await db.deleteFrom('session').where('account_id', '=', dropped.accountId).execute()
    return (await createSession(db, 'student', now, dropped.accountId)).token
  }

  /** Creates a session for each call, so that a call may end it. */
  const createToken = async (caller: CallerName): Promise<string | undefined> => {
    if (caller === 'no token') return undefined
    if (caller === 'a garbage token') return randomBytes(32).toString('base64url')
    if (caller === 'a dropped student') return createLeftoverToken()
    if (caller === 'an expired session') return (await createSession(db, 'hr', minutesBefore(now, 31), ids.hr)).token
    return (await createSession(db, CALLER_ROLES[caller]!, now, ids[caller])).token
  }
  return { api, ids, course, batch, numbered, createStudent, createToken, password: PASSWORD }
}

export const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

const PASSWORD = 'correct horse battery'
let passwordHash: Promise<string> | undefined

/** The password is hashed once for all tests. Returns the credentials. */
export async function setPassword({ db }: TestApi, id: string): Promise<{ email: string; password: string }> {
  passwordHash ??= hashPassword(PASSWORD)
  const { email } = await db
    .updateTable('account')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return { email, password: PASSWORD }
}
