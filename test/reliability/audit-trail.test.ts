import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { signInClient } from '#testing/server/api-client.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { getOwnerUrl, type Munshi, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const dataDir = createTemporaryDirectory()
const readSealLine = () => readFileSync(join(dataDir, 'audit-seals.txt'), 'utf8').trim().split('\n').at(-1) ?? ''
let app: Munshi

beforeAll(async () => {
  copyPreparedInstitute(dataDir)
  app = await startMunshi({ dataDir })
  await waitUntil(async () => readSealLine(), 150_000)
})
afterAll(() => removeMunshi(dataDir))

function verifyTrail(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const command = ['src/app/server/account.ts', 'verify-trail', ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}

const tamper = (sql: string) => queryOnce(getOwnerUrl(dataDir), `set session_replication_role = replica; ${sql}`)

const UNCHANGED = { code: 0, output: expect.stringContaining('The audit trail is unchanged.') }

test('npm run account -- verify-trail confirms the linked and sealed trail of a running app', async () => {
  expect(await verifyTrail()).toEqual(UNCHANGED)
  expect(await verifyTrail('--seal', readSealLine())).toEqual(UNCHANGED)
})

test('npm run account -- verify-trail rejects a text that is not a seal', async () => {
  const { code, output } = await verifyTrail('--seal', 'abc')
  expect([code, output]).toEqual([1, expect.stringContaining('This is not a seal: abc')])
})

test('npm run account -- verify-trail and the page name the first entry that was changed', async () => {
  await tamper(`create table kept as select * from audit_entry`)
  await tamper(`update audit_entry set actor_name = 'Nobody' where id = (select entry_id from audit_link where n = 2)`)

  const { code, output } = await verifyTrail()
  expect([code, output]).toEqual([1, expect.stringMatching(/Entry 2 \(.*\) was changed in the database\n/)])
  expect(output).not.toContain('    at ')
  const admin = await signInClient(() => app.url, 'admin')
  const { body } = await admin.get('/api/admin/audit/verify')
  expect(body).toMatchObject({ faults: [{ kind: 'changed', number: 2 }] })

  await tamper(`update audit_entry e set actor_name = k.actor_name from kept k where k.id = e.id; drop table kept`)
  expect(await verifyTrail()).toEqual(UNCHANGED)
})

test('npm run account -- verify-trail finds a link and its seal changed in the database, by the seals in the file', async () => {
  const [day, number] = readSealLine().split(' ')
  await tamper(
    `update audit_seal set hash = sha256('other'); update audit_link set hash = sha256('other') where n = ${number}`,
  )

  const { code, output } = await verifyTrail()
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`differs from a seal, and so do entries before it: ${day}`),
  ])
})
