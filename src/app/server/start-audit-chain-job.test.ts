import { expect, test } from 'vitest'
import { createLogger } from '#shared/server/create-logger.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { recordEntries } from '#testing/server/audit-trail.ts'
import { startAuditChainJob } from './start-audit-chain-job.ts'

const api = startTestApi()

const startJob = (intervalMs?: number) =>
  startAuditChainJob({
    ...{ db: api.db, clock: { now: () => api.now }, mail: api.mail, translate: loadMessages() },
    ...{ log: createLogger(false), sealFiles: [], ...(intervalMs !== undefined && { intervalMs }) },
  })

const countLinks = async () => (await api.db.selectFrom('audit_link').select('n').execute()).length

test('the audit chain job links existing entries at once and new ones at the next run, in each of two processes', async () => {
  await recordEntries(api, 2)
  const stops = [startJob(20), startJob(20)]
  await expect.poll(countLinks).toBe(2)
  await recordEntries(api, 3)
  await expect.poll(countLinks).toBe(5)
  await Promise.all(stops.map((stop) => stop()))
})

test('the audit chain job runs again after a failure', async () => {
  await recordEntries(api, 1)
  let failures = 2
  const now = () => {
    if (failures-- > 0) throw new Error('clock failed')
    return api.now
  }
  const stop = startAuditChainJob({
    ...{ db: api.db, clock: { now }, mail: api.mail, translate: loadMessages(), intervalMs: 20 },
    ...{ log: createLogger(false), sealFiles: [] },
  })
  await expect.poll(countLinks).toBe(1)
  await stop()
})

test('the audit chain job ends when it is stopped, and links nothing afterwards', async () => {
  const stop = startJob()
  await stop()
  await recordEntries(api, 1)
  expect(await countLinks()).toBe(0)
})
