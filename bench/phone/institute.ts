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
export const CLERK = { email: 'clerk@example.com', password: 'a clerk of the benchmark' }

export type Institute = {
  url: string
  identity: Identity
  /** Is the code of a current batch. */
  batch: string
  /** The first names are in lower case, each once. */
  names: string[]
  stop(): Promise<void>
}

/**
 * Starts an institute with 10,000 students on a copy of the seeded data. `data` contains a directory for each size, as
 * for `npm run bench`.
 */
export async function startInstitute(data?: string, web?: string): Promise<Institute> {
  const dataDir = createTemporaryDirectory()
  if (data !== undefined) copyData(join(resolve(data), String(STUDENTS)), dataDir)
  await prepareData(dataDir, STUDENTS)
  const app = await startMunshi({ dataDir, ...(web !== undefined && { env: { WEB_DIR: web } }) })
  const { db } = openDb(getOwnerUrl(dataDir), { log: () => {}, max: 1 })
  const id = await createAccount(db, 'hr', CLERK.email)
  const password = await hashPassword(CLERK.password)
  await db.updateTable('account').set({ password_hash: password }).where('id', '=', id).execute()
  await db.destroy()
  const { body: identity } = await createClient(() => app.url).post<Identity>('/api/hr/login', CLERK)
  const client = createClient(() => app.url, identity.token)
  const { batches } = (await client.get<{ batches: { bCode: string; students: number }[] }>('/api/attend/today')).body
  const { students } = (await client.get<{ students: { fname: string }[] }>('/api/user?page=3')).body
  const largest = batches.toSorted((a, b) => b.students - a.students)[0]
  return {
    url: app.url,
    identity,
    batch: largest?.bCode ?? '',
    names: [...new Set(students.map(({ fname }) => fname.toLowerCase()))],
    async stop() {
      await app.kill('SIGTERM')
      await removeMunshi(dataDir)
    },
  }
}
