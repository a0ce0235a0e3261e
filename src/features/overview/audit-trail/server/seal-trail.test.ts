import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#testing/server/fixtures.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { chainTrail, recordEntry, tamper, verifyTrail } from '#testing/server/audit-trail.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { maintainTrail } from './maintain-trail.ts'
import { appendSeals, readSeals } from './seal-file.ts'
import { listSeals } from './seals.sql.ts'

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
    db: api.db,
    clock: { now: () => api.now },
    mail: api.mail,
    translate,
    log: { info: (fields: object) => void logged.push(fields) },
  })
  await appendSeals(api.db, sealFile)
}

/** Adds an entry on another day than the seals so far, which move a day back. */
async function recordNextDay() {
  await tamper(api, 'update audit_seal set day = day - 1')
  await recordEntry(api)
}

const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

test('maintainTrail seals once on each day with new entries', async () => {
  await recordNextDay()
  await maintain()
  await recordEntry(api)
  await maintain()
  await recordNextDay()
  await maintain()
  await tamper(api, 'update audit_seal set day = day - 1')
  await maintain()

  const seals = await listSeals(api.db)
  expect(seals.map(({ number }) => number)).toEqual([1, 3])
  expect(logged).toMatchObject([{ entries: 1 }, { entries: 3 }])
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the day of a seal is that of the institute, in %s',
  async (zone) => {
    await api.db.updateTable('institute').set({ time_zone: zone }).execute()
    await recordEntry(api)
    const before = todayIn(zone)
    await maintain()
    const [seal] = await listSeals(api.db)
    expect([before, todayIn(zone)]).toContain(seal?.day)
  },
)

test('a seal of a day to come does not end sealing, and is found', async () => {
  await recordEntry(api)
  await chainTrail(api)
  await tamper(api, `insert into audit_seal (day, n, hash) select '9999-01-01', n, hash from audit_link`)
  await maintain()
  expect(await listSeals(api.db)).toHaveLength(2)
  expect((await verifyTrail(api)).faults).toMatchObject([{ kind: 'sealDiffers', day: '9999-01-01' }])
})

test('appendSeals appends a seal to the file, and never changes a line', async () => {
  await recordNextDay()
  await maintain()
  const [seal] = await listSeals(api.db)
  expect(await readSeals(file)).toEqual([seal])
  const foreign = readFileSync(file, 'utf8').replace(/[0-9a-f]{64}/, 'a'.repeat(64))
  writeFileSync(file, foreign)
  await tamper(api, 'insert into audit_seal (day, n, hash) select day + 1, n, hash from audit_seal')
  await appendSeals(api.db, file)
  const [, next] = await listSeals(api.db)
  expect(readFileSync(file, 'utf8')).toBe(`${foreign}${next?.day} 1 ${seal?.hash}\n`)
})

test('appendSeals writes missed seals to a file once it is writable again', async () => {
  await recordNextDay()
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
    await recordNextDay()
    await maintain()
    await maintain()

    const [seal] = await listSeals(api.db)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['asha@example.com'], ['meera@example.com']])
    expect(smtp.mails[0]?.subject).toBe(`Seal of the audit trail, ${seal?.day} – Example Institute`)
    expect(smtp.mails[0]?.text).toContain(`verify-trail --seal "${seal?.day} 1 ${seal?.hash}"`)
  })

  test('maintainTrail keeps the seal if the server rejects the email', async () => {
    await startMailServer('message')
    await createAccount(api.db, 'admin', 'asha@example.com')
    await recordNextDay()
    await maintain()
    expect(await readSeals(file)).toHaveLength(1)
  })
})

test('maintainTrail writes no email without an SMTP server', async () => {
  await createAccount(api.db, 'admin', 'asha@example.com')
  const sent: unknown[] = []
  api.mail = { ...api.mail, isSetUp: false, send: async (mail) => (sent.push(mail), { isSent: false, file: '' }) }
  await recordNextDay()
  await maintain()
  expect(sent).toEqual([])
})
