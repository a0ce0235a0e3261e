import { randomBytes } from 'node:crypto'
import { beforeAll } from 'vitest'
import { disableAccount } from '#features/base/identity/server/accounts/public.ts'
import { hashPassword } from '#features/base/identity/server/passwords/public.ts'
import { setStudentStatus } from '#features/domain/students/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { TestApi, TestResponse } from './api.ts'
import {
  createBatch,
  createCourse,
  createAccount,
  createSession,
  createStudent as createStudentFixture,
  numbered,
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

export type Scenario = ReturnType<typeof buildScenario>

/**
 * Creates a course, a batch, and callers of every kind. Names and numbers are always the same; only ids, tokens and
 * hashes differ.
 */
export async function createScenario(api: TestApi) {
  return buildScenario(api, await insertScenario(api))
}

/** The database returns to the scenario, with a session of each caller, before each test. Call the result in each. */
export function prepareScenario(api: TestApi): () => Scenario {
  let prepared: Scenario
  beforeAll(async () => {
    await api.reset()
    prepared = await createScenario(api)
    for (const caller of CALLERS) await prepared.getToken(caller)
    await api.save()
  })
  return () => buildScenario(api, prepared, prepared.tokens)
}

type ScenarioRecords = Awaited<ReturnType<typeof insertScenario>>

async function insertScenario({ db, now }: TestApi) {
  const course = await createCourse(db, { name: 'Course', fee: 10_000 })
  const batch = await createBatch(db, { code: 'Batch', courseId: course.id })
  const createStudent = (over: object = {}): Promise<string> =>
    createStudentFixture(db, { courseId: course.id, batchId: batch.id, at: now, ...over })
  const ids = {
    'student A': await createStudent({ fname: 'Asha' }),
    'student B': await createStudent({ fname: 'Bela' }),
    'a dropped student': await createStudent({ fname: 'Devi' }),
    hr: await createAccount(db, 'hr'),
    admin: await createAccount(db, 'admin'),
  }
  await db.transaction().execute(async (tx) => {
    await setStudentStatus(tx, ids['a dropped student'], 'Disable')
    await disableAccount(tx, ids['a dropped student'])
  })
  return { ids, course, batch, createStudent }
}

function buildScenario(
  api: TestApi,
  records: ScenarioRecords,
  knownTokens = new Map<CallerName, string | undefined>(),
) {
  const { db, now } = api
  const { ids, course, batch, createStudent } = records
  const tokens = new Map(knownTokens)

  async function createToken(caller: CallerName): Promise<string | undefined> {
    if (caller === 'no token') return undefined
    if (caller === 'a garbage token') return randomBytes(32).toString('base64url')
    if (caller === 'an expired session') return (await createSession(db, 'hr', minutesBefore(now, 31), ids.hr)).token
    // A dropped student has a session that was not ended: the state of the account must suffice.
    return (await createSession(db, CALLER_ROLES[caller] ?? 'student', now, ids[caller])).token
  }

  /** Returns the same until `forgetTokens`, which is necessary after a call that may have ended sessions. */
  async function getToken(caller: CallerName): Promise<string | undefined> {
    if (!tokens.has(caller)) tokens.set(caller, await createToken(caller))
    return tokens.get(caller)
  }

  /** Makes a call that is allowed, with a new session if the last one was ended. */
  async function callAs(caller: 'hr' | 'admin', ...[method, url, body]: CallParameters): Promise<TestResponse> {
    const response = await api.call(method, url, body, await getToken(caller))
    if (response.status !== 401) return response
    tokens.delete(caller)
    return api.call(method, url, body, await getToken(caller))
  }

  const forgetTokens = () => tokens.clear()

  return {
    api,
    ids,
    course,
    batch,
    numbered,
    createStudent,
    tokens,
    createToken,
    getToken,
    forgetTokens,
    callAs,
    password: PASSWORD,
  }
}

type CallParameters = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown]

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
