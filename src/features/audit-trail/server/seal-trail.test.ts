import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#testing/server/fixtures.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { recordEntry } from '#testing/server/audit-trail.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { maintainTrail } from './maintain-trail.ts'
import { appendSeals, readSeals } from './seal-file.ts'
import { listSeals } from './seal-trail.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const translate = loadMessages()

let file: string
let logged: object[]
beforeEach(() => {
  file = join(createTemporaryDirectory(), 'data', 'audit-seals.txt')
  logged = []
})

async function maintain(sealFile = file) {
  await maintainTrail({
    ...{ db: api.db, clock: { now: () => api.now }, mail: api.mail, translate },
    log: { info: (fields: object) => void logged.push(fields) },
  })
  await appendSeals(api.db, sealFile)
}

async function recordOn(day: string) {
  api.now = new Date(`${day}T04:30:00Z`)
  await recordEntry(api)
}

test('maintainTrail seals once on each day with new entries, and appendSeals writes the seals to a file', async () => {
  for (const day of ['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-25']) {
    await recordOn(day)
    await maintain()
  }
  api.now = new Date('2026-11-26T04:30:00Z')
  await maintain()

  const seals = await listSeals(api.db)
  expect(seals.map(({ day, number }) => [day, number])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 3],
    ['2026-11-25', 4],
  ])
  expect(await readSeals(file)).toEqual(seals)
  expect(logged).toEqual(seals.map(({ day, number, hash }) => ({ day, entries: number, hash })))
})

test('maintainTrail seals on the day of the institute, not of UTC', async () => {
  await recordOn('2026-11-21')
  api.now = new Date('2026-11-21T20:00:00Z')
  await maintain()
  expect((await listSeals(api.db)).map(({ day }) => day)).toEqual(['2026-11-22'])
})

test('appendSeals never changes a line of the file', async () => {
  await recordOn('2026-11-21')
  await maintain()
  const foreign = readFileSync(file, 'utf8').replace(/[0-9a-f]{64}/, 'a'.repeat(64))
  writeFileSync(file, foreign)
  await recordOn('2026-11-22')
  await maintain()
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${foreign}2026-11-22 2 [0-9a-f]{64}\n$`))
})

test('appendSeals writes missed seals to a file once it is writable again', async () => {
  await recordOn('2026-11-21')
  mkdirSync(file, { recursive: true })
  await expect(maintain()).rejects.toThrow('EISDIR')
  const other = join(createTemporaryDirectory(), 'audit-seals.txt')
  await maintain(other)
  expect(await readSeals(other)).toEqual(await listSeals(api.db))
})

describe('with an SMTP server', () => {
  test('maintainTrail emails the seal to the active admins, once', async () => {
    const smtp = await startMailServer()
    await createAccount(api.db, 'admin', 'asha@example.com')
    await createAccount(api.db, 'admin', 'meera@example.com')
    await createAccount(api.db, 'hr', 'hari@example.com')
    const left = await createAccount(api.db, 'admin', 'left@example.com')
    await api.db.updateTable('account').set({ state: 'disabled' }).where('id', '=', left).execute()
    await recordOn('2026-11-21')
    await maintain()
    await maintain()

    const [seal] = await listSeals(api.db)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['asha@example.com'], ['meera@example.com']])
    expect(smtp.mails[0]?.subject).toBe('Seal of the audit trail, 2026-11-21 – Example Institute')
    expect(smtp.mails[0]?.text).toContain(`verify-trail --seal "2026-11-21 1 ${seal?.hash}"`)
  })

  test('maintainTrail keeps the seal if the server rejects the email', async () => {
    await startMailServer('message')
    await createAccount(api.db, 'admin', 'asha@example.com')
    await recordOn('2026-11-21')
    await maintain()
    expect(await readSeals(file)).toHaveLength(1)
  })
})

test('maintainTrail writes no email without an SMTP server', async () => {
  await createAccount(api.db, 'admin', 'asha@example.com')
  const sent: unknown[] = []
  api.mail = { ...api.mail, isSetUp: false, send: async (mail) => (sent.push(mail), { isSent: false, file: '' }) }
  await recordOn('2026-11-21')
  await maintain()
  expect(sent).toEqual([])
})
