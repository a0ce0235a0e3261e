import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import { hashPassword } from '#features/base/identity/server/passwords/passwords.ts'
import { openDb } from '#shared/server/db.ts'
import { createClient } from '#testing/server/api-client.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { getOwnerUrl, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { copyData, prepareData } from '../prepare-data.ts'

const STUDENTS = 10_000
const MAIN = 'src/app/server/start.ts'
export const CLERK = { email: 'clerk@example.com', password: 'a clerk of the benchmark' }
const ADMIN = 'admin@bench.example.com'

export type Institute = {
  url: string
  /** Have the names of the local storage. */
  identities: Record<'hr' | 'admin' | 'user', Identity>
  /** Is the code of a current batch. */
  batch: string
  /** The first names are in lower case, each once. */
  names: string[]
  stop(): Promise<void>
}

type Options = { data?: string | undefined; students?: number; web?: string | undefined; main?: string }

/**
 * Starts an institute on a copy of the seeded data. `data` contains a directory for each size, as for `npm run bench`.
 * `main` is the file that starts the app of another checkout.
 */
export async function startInstitute({ data, students = STUDENTS, web, main = MAIN }: Options): Promise<Institute> {
  const dataDir = createTemporaryDirectory()
  if (data !== undefined) copyData(join(resolve(data), String(students)), dataDir)
  if (!existsSync(join(dataDir, 'prepared'))) await prepareData(dataDir, students)
  const app = await startMunshi({
    dataDir,
    command: [process.execPath, main],
    ...(web !== undefined && { env: { WEB_DIR: web } }),
  })
  const student = await createAccounts(getOwnerUrl(dataDir))
  const signIn = async (path: string, email: string) => {
    const { status, body } = await createClient(() => app.url).post<Identity>(path, { ...CLERK, email })
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return body
  }
  const hr = await signIn('/api/hr/login', CLERK.email)
  const client = createClient(() => app.url, hr.token)
  const { batches } = (await client.get<{ batches: { bCode: string; students: number }[] }>('/api/attend/today')).body
  const page = (await client.get<{ students: { fname: string }[] }>('/api/user?page=3')).body
  const largest = batches.toSorted((a, b) => b.students - a.students)[0]
  return {
    url: app.url,
    identities: {
      hr,
      admin: await signIn('/api/admin/login', ADMIN),
      user: await signIn('/api/user/login', student),
    },
    batch: largest?.bCode ?? '',
    names: [...new Set(page.students.map(({ fname }) => fname.toLowerCase()))],
    async stop() {
      await app.kill('SIGTERM')
      await removeMunshi(dataDir)
    },
  }
}

/** Gives a clerk, an admin and an active student the same password. Returns the email of the student. */
async function createAccounts(ownerUrl: string): Promise<string> {
  const { db } = openDb(ownerUrl, { log: () => {}, max: 1 })
  try {
    const student = await db
      .selectFrom('account')
      .innerJoin('student', 'student.id', 'account.id')
      .select(['account.id', 'account.email'])
      .where('student.status', '=', 'Active')
      .where('account.state', '=', 'active')
      .orderBy('account.id')
      .executeTakeFirstOrThrow()
    const ids = [await createAccount(db, 'hr', CLERK.email), await createAccount(db, 'admin', ADMIN), student.id]
    const password_hash = await hashPassword(CLERK.password)
    await db.updateTable('account').set({ password_hash }).where('id', 'in', ids).execute()
    return student.email
  } finally {
    await db.destroy()
  }
}
