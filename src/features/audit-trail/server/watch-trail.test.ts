import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { chainTrail, recordEntries, tamper } from '#testing/server/audit-trail.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { verifyTrailStep } from './verify-trail.ts'
import { TrailWatch } from './watch-trail.ts'

const api = startTestApi()

let file: string
let watch: TrailWatch
let logged: object[]
beforeEach(() => {
  file = join(createTemporaryDirectory(), 'data', 'audit-head.txt')
  watch = new TrailWatch(file)
  logged = []
})

/** What happens each minute. */
async function runMinute(each = watch) {
  await chainTrail(api)
  await each.run({
    ...{ db: api.db, clock: { now: () => api.now }, sealFiles: [] },
    log: { error: (fields: object) => void logged.push(fields) },
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

test('a process without a data directory verifies without it', async () => {
  await recordEntries(api, 1)
  expect(await runMinute(new TrailWatch())).toEqual([])
})

test('GET /api/admin/audit/alarm returns no faults before the first check', async () => {
  const admin = await api.signInAs('admin')
  expect((await admin.get('/api/admin/audit/alarm')).body).toEqual({ faults: [], checkedAt: null })
})
