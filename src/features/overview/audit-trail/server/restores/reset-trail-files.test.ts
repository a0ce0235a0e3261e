import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { chainTrail, recordEntries, tamper } from '#testing/server/audit-trail.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { appendSeals } from '../seal-file.ts'
import { TrailWatch } from '../watch-trail.ts'
import { readHeadFile } from '../head-file.ts'
import { resetTrailFiles } from './reset-trail-files.ts'

const api = startTestApi()

let headFile: string
let sealFile: string
let watch: TrailWatch
beforeEach(() => {
  headFile = join(createTemporaryDirectory(), 'audit-head.txt')
  sealFile = join(createTemporaryDirectory(), 'audit-seals.txt')
  watch = new TrailWatch(headFile)
})

async function runMinute() {
  await chainTrail(api)
  const [clock, translate, log] = [{ now: () => api.now }, loadMessages(), { error: () => {}, info: () => {} }]
  watch = new TrailWatch(headFile)
  await watch.run({ db: api.db, clock, mail: api.mail, translate, sealFiles: [sealFile], log })
  return watch.state.faults.map(({ kind }) => kind)
}

const cutAfter = (n: number) =>
  `create temporary table cut on commit drop as select entry_id from audit_link where n > ${n}; delete from audit_seal where n > ${n};
  delete from audit_link where n > ${n}; delete from audit_personal where entry_id in (select * from cut);
  delete from audit_entry where id in (select * from cut)`

const reset = () =>
  resetTrailFiles(api.db, { headFile, sealFiles: [sealFile] }, { now: api.now, backup: 'munshi-1.tar.gz' })

async function recordSealAndCut() {
  await recordEntries(api, 10)
  await runMinute()
  await tamper(api, `insert into audit_seal (day, n, hash) select '2026-11-21', n, hash from audit_link where n = 10`)
  await appendSeals(api.db, sealFile)
  await tamper(api, cutAfter(5))
}

test('a trail that ends earlier is no fault after a restore, and the files say what they were reset from', async () => {
  await recordSealAndCut()
  expect(await runMinute()).toEqual(['sealDiffers', 'endDiffers'])
  const before = (await readHeadFile(headFile)).head

  await reset()
  await reset()

  expect(await runMinute()).toEqual([])
  const { head, resets } = await readHeadFile(headFile)
  expect(head?.number).toBe(5)
  expect(resets).toEqual([
    `reset ${api.now.toISOString()} from ${before?.at} 10 ${before?.hash} by the restore of munshi-1.tar.gz`,
  ])
  expect(readFileSync(sealFile, 'utf8')).toMatch(
    /^# set aside .* after the restore of munshi-1\.tar\.gz: 2026-11-21 10 /m,
  )
})

test('a trail that somebody cuts after a restore is still a fault', async () => {
  await recordSealAndCut()
  await reset()
  await recordEntries(api, 3)
  await runMinute()

  await tamper(api, cutAfter(6))

  expect(await runMinute()).toEqual(['endDiffers'])
  expect((await readHeadFile(headFile)).resets).toHaveLength(1)
})

test('the last numbers are kept with the end of the trail, and never become lower', async () => {
  const keep = async (last: number) => {
    await tamper(
      api,
      `insert into receipt_series values ('2026-27', ${last}) on conflict (financial_year) do update set last = ${last}`,
    )
    await runMinute()
    return (await readHeadFile(headFile)).numbers
  }

  expect(await keep(7)).toEqual([{ series: 'receipt', financialYear: '2026-27', n: 7 }])
  expect(await keep(3)).toEqual([{ series: 'receipt', financialYear: '2026-27', n: 7 }])
})
