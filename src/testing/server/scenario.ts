import { randomBytes } from 'node:crypto'
import { disableAccount, hashPassword } from '#features/identity/server/public.ts'
import { setStatus } from '#features/students/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { ApiTest } from './api.ts'
import { createBatch, createCourse, createAccount, createStudent, signedIn } from './fixtures.ts'

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

export const ROLE_OF: Partial<Record<CallerName, Role>> = {
  'student A': 'student',
  'student B': 'student',
  hr: 'hr',
  admin: 'admin',
}

/** People of every kind, a course and a batch, and somebody of each role whose password is known. */
export type Scene = Awaited<ReturnType<typeof aScene>>

/** The same names and numbers each time; only ids, tokens and hashes differ. */
export async function aScene(api: ApiTest) {
  const { db, now } = api
  let made = 0
  const next = (word: string) => `${word} ${++made}`
  const course = await createCourse(db, { name: 'Course', fee: 10_000 })
  const batch = await createBatch(db, { code: 'Batch', courseId: course.id })
  const student = (over: object = {}) =>
    createStudent(db, { lname: next('Example'), courseId: course.id, batchId: batch.id, at: now, ...over })
  const ids = {
    'student A': await student({ fname: 'Asha' }),
    'student B': await student({ fname: 'Bela' }),
    'a dropped student': await student({ fname: 'Devi' }),
    hr: await createAccount(db, 'hr'),
    admin: await createAccount(db, 'admin'),
  }
  // The session of a dropped student is left behind, as if ending it had failed: the account's state must do.
  const dropped = await signedIn(db, 'student', now, ids['a dropped student'])
  await db.transaction().execute(async (tx) => {
    await setStatus(tx, ids['a dropped student'], 'Disable')
    await disableAccount(tx, ids['a dropped student'])
  })
  const leftBehind = async () => {
    await db.deleteFrom('session').where('account_id', '=', dropped.accountId).execute()
    return (await signedIn(db, 'student', now, dropped.accountId)).token
  }

  /** A token of a session of its own, so that a call may end it. */
  const tokenOf = async (caller: CallerName): Promise<string | undefined> => {
    if (caller === 'no token') return undefined
    if (caller === 'a garbage token') return randomBytes(32).toString('base64url')
    if (caller === 'a dropped student') return leftBehind()
    if (caller === 'an expired session') return (await signedIn(db, 'hr', minutesBefore(now, 31), ids.hr)).token
    return (await signedIn(db, ROLE_OF[caller]!, now, ids[caller])).token
  }
  return { api, ids, course, batch, next, student, tokenOf, password: PASSWORD }
}

export const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

const PASSWORD = 'correct horse battery'
let hashed: Promise<string> | undefined

/** An account that can sign in with the scene's password; it is hashed once for all tests of a file. */
export async function withPassword({ db }: ApiTest, id: string): Promise<{ email: string; password: string }> {
  hashed ??= hashPassword(PASSWORD)
  const { email } = await db
    .updateTable('account')
    .set({ password_hash: await hashed })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return { email, password: PASSWORD }
}
