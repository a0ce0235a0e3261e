import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { chainTrail, recordEntries, tamper } from '#testing/server/audit-trail.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { verifyTrailStep } from './verify-trail.ts'
import { TrailWatch } from './watch-trail.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const translate = loadMessages()

let file: string
let watch: TrailWatch
let logged: object[]
let kept: object[]
beforeEach(() => {
  file = join(createTemporaryDirectory(), 'data', 'audit-head.txt')
  watch = new TrailWatch(file)
  logged = []
  kept = []
})

async function runMinute(each = watch) {
  await chainTrail(api)
  await each.run({
    db: api.db,
    clock: { now: () => api.now },
    mail: api.mail,
    translate,
    sealFiles: [],
    log: {
      error: (fields: object) => void logged.push(fields),
      info: (fields: object) => void kept.push(fields),
    },
  })
  return each.state.faults.map(({ kind, number, count }) => ({ kind, number, count }))
}

/** Removes all traces of the last five of ten entries. */
const CUT = `create temporary table cut as select entry_id from audit_link where n > 5; delete from audit_link where n > 5;
  delete from audit_personal where entry_id in (select * from cut); delete from audit_entry where id in (select * from cut)`

test('the end of the trail is kept in the file, and replaced by a later one', async () => {
  await recordEntries(api, 2)
  expect(await runMinute()).toEqual([])
  const [first] = await watch.readHeads()
  expect(first).toMatchObject({ number: 2 })
  await recordEntries(api, 1)
  expect(await runMinute()).toEqual([])
  expect(await watch.readHeads()).toMatchObject([{ number: 3 }])
  expect(readFileSync(file, 'utf8').match(/^[^#]/gm)).toHaveLength(1)
})

test('the end of the trail is logged each time it is kept', async () => {
  await recordEntries(api, 2)
  await runMinute()
  await runMinute()
  await recordEntries(api, 1)
  await runMinute()

  const [end] = await watch.readHeads()
  expect(kept).toEqual([
    { entries: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { entries: 3, hash: end?.hash },
  ])
})

describe('the last entries removed with their links', () => {
  beforeEach(async () => {
    await recordEntries(api, 10)
    await runMinute()
    await tamper(api, CUT)
  })

  test('are found at the next run, and logged once', async () => {
    expect(await runMinute()).toEqual([{ kind: 'endDiffers', number: 10, count: 1 }])
    await runMinute()
    expect(logged).toMatchObject([{ fault: 'endDiffers', entry: 10 }])
  })

  test('are found although others took their numbers, and by another process', async () => {
    await recordEntries(api, 8)
    expect(await runMinute()).toEqual([{ kind: 'endDiffers', number: 10, count: 1 }])
    expect(await runMinute(new TrailWatch(file))).toEqual([{ kind: 'endDiffers', number: 10, count: 1 }])
    expect(await watch.readHeads()).toMatchObject([{ number: 10 }])
  })

  test('are no fault once the file is moved aside, as after a restore', async () => {
    await runMinute()
    renameSync(file, `${file}.old`)
    expect(await runMinute()).toEqual([])
    expect(await watch.readHeads()).toMatchObject([{ number: 5 }])
  })

  test('are shown to an admin by the verification', async () => {
    const heads = () => new TrailWatch(file).readHeads()
    const { faults } = await verifyTrailStep(api.db, { outsideSeals: async () => [], heads })
    expect(faults).toMatchObject([{ kind: 'endDiffers', number: 10, day: '2026-11-21' }])
  })
})

test('an entry changed anywhere in the trail is found at the next run', async () => {
  await recordEntries(api, 10)
  await runMinute()
  await tamper(api, `update audit_entry set actor_name = 'x' where id = (select entry_id from audit_link where n = 2)`)
  expect(await runMinute()).toEqual([{ kind: 'changed', number: 2, count: 1 }])
})

describe('an alarm', () => {
  const HIDE = `update audit_entry set actor_name = 'x' where id = (select entry_id from audit_link where n = 2)`
  const SHOW = `update audit_entry set actor_name = '' where id = (select entry_id from audit_link where n = 2)`
  beforeEach(async () => {
    await createAccount(api.db, 'admin', 'asha@example.com')
    const leyla = await createAccount(api.db, 'admin', 'leyla@example.com')
    await api.db.updateTable('account').set({ language: 'tr' }).where('id', '=', leyla).execute()
    await createAccount(api.db, 'hr', 'hari@example.com')
    await recordEntries(api, 3)
    await runMinute()
    await tamper(api, HIDE)
  })

  test('is emailed to each admin once, in the language of the admin, and not again after a restart', async () => {
    const smtp = await startMailServer()
    await runMinute()
    await runMinute()
    await tamper(
      api,
      `update audit_entry set actor_name = 'x' where id = (select entry_id from audit_link where n = 1)`,
    )
    await runMinute()
    await runMinute(new TrailWatch(file))

    expect(smtp.mails.map(({ to, subject }) => [to[0], subject])).toEqual([
      ['asha@example.com', 'The audit trail does not match – Example Institute'],
      ['leyla@example.com', 'İşlem geçmişi uyuşmuyor – Example Institute'],
    ])
    expect(smtp.mails[0]?.text).toContain('Entry 2: Changed in the database')
  })

  test('is emailed again if the whole trail has matched in between', async () => {
    const smtp = await startMailServer()
    await runMinute()
    await tamper(api, SHOW)
    expect(await runMinute()).toEqual([])
    await tamper(api, HIDE)
    await runMinute()

    expect(smtp.mails).toHaveLength(4)
  })

  test('is emailed once the mail server takes it', async () => {
    await startMailServer('message')
    await runMinute()
    const smtp = await startMailServer()
    await runMinute()

    expect(smtp.mails).toHaveLength(2)
  })

  test('sends no email without a mail server', async () => {
    const sent: unknown[] = []
    api.mail = { ...api.mail, isSetUp: false, send: async (mail) => (sent.push(mail), { isSent: false, file: '' }) }
    expect(await runMinute()).toMatchObject([{ kind: 'changed' }])
    expect(sent).toEqual([])
  })
})

test('a process without a data directory verifies without it', async () => {
  await recordEntries(api, 1)
  expect(await runMinute(new TrailWatch())).toEqual([])
})

test('GET /api/admin/audit/alarm returns no faults before the first check', async () => {
  const admin = await api.signInAs('admin')
  expect((await admin.get('/api/admin/audit/alarm')).body).toEqual({ faults: [], checkedAt: null })
})
