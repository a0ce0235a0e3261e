import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_RESTORES } from '#features/overview/backup/server/restoring/restore-service.ts'
import { NO_PROOFS } from '#features/overview/backup/server/proof-service.ts'
import { readErasures } from '#features/overview/backup/server/erasure-log.ts'
import { readSealFiles, TrailWatch } from '#features/overview/audit-trail/server/public.ts'
import { createInactive } from '#features/overview/tls/server/https-service.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { type JobRun, jobRuns } from '#shared/server/start-job.ts'
import { startTestApi } from '#testing/server/api.ts'
import { recordEntries } from '#testing/server/audit-trail.ts'
import { createTestBackups } from '#testing/server/backups.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { type JobOptions, startJobs } from './start-jobs.ts'

const api = startTestApi()

let runs: JobRun[] = []
const onRun = (run: unknown) => void runs.push(run as JobRun)
beforeEach(() => {
  runs = []
  jobRuns.subscribe(onRun)
})
afterEach(() => jobRuns.unsubscribe(onRun))

function startProcess(over: Partial<JobOptions> = {}) {
  const clock = { now: () => api.now }
  const directory = createTemporaryDirectory()
  const [sealFiles, erasureFiles] = [[join(directory, 'seals.txt')], [join(directory, 'erasures.txt')]]
  const stop = startJobs({
    db: api.db,
    clock,
    log: createLogger(false),
    mail: api.mail,
    translate: loadMessages(),
    maySend: async () => true,
    backups: createTestBackups(api, { clock }),
    https: createInactive('off'),
    proofs: NO_PROOFS,
    restores: NO_RESTORES,
    outbox: api.outbox,
    sealFiles,
    erasureFiles,
    secretKey: api.secretKey,
    trailWatch: new TrailWatch(),
    ...over,
  })
  return { stop, sealFiles, erasureFiles }
}

const countRuns = () =>
  Object.fromEntries([...Map.groupBy(runs, ({ job }) => job)].map(([job, own]) => [job, own.length]))

test('jobs about the database run at once in one of two processes, those about files in each', async () => {
  await recordEntries(api, 2)
  const processes = [startProcess(), startProcess()]
  const once = { cleanup: 1, 'audit-chain': 1, 'daily-sums': 1, backup: 1 }
  await expect.poll(countRuns).toMatchObject({ ...once, 'seal-files': 2, 'erasure-files': 2, outbox: 2 })
  await Promise.all(processes.map(({ stop }) => stop()))
  expect(countRuns()).toMatchObject(once)
  expect(await api.db.selectFrom('audit_link').select('n').execute()).toHaveLength(2)
  expect(runs.filter(({ isSuccess }) => !isSuccess)).toEqual([])
})

test('each process writes the seals and the ids of erased records to its files', async () => {
  const id = await createStudent(api.db)
  const times = { deleted_at: api.now, erase_after: api.now, erased_at: api.now }
  await api.db
    .insertInto('deletion')
    .values({ id, record: 'student', ...times })
    .execute()
  await recordEntries(api, 1)
  await startProcess().stop()
  const { stop, sealFiles, erasureFiles } = startProcess()
  await stop()
  expect(await readSealFiles(sealFiles)).toMatchObject([{ number: 1 }])
  expect([...(await readErasures(erasureFiles))]).toEqual([id])
})

test('a file that cannot be written is reported, and the other file is written', async () => {
  await recordEntries(api, 1)
  await startProcess().stop()
  const writable = join(createTemporaryDirectory(), 'seals.txt')
  const { stop } = startProcess({ sealFiles: ['/dev/null/seals.txt', writable] })
  await stop()
  expect(runs.filter(({ isSuccess }) => !isSuccess).map(({ job }) => job)).toEqual(['seal-files'])
  expect(await readSealFiles([writable])).toHaveLength(1)
})

test('a backup that fails is a failed run', async () => {
  const backups = createTestBackups(api, {
    clock: { now: () => api.now },
    makeBackup: async () => ({ reason: 'failed' }),
  })
  const { stop } = startProcess({ backups })
  await expect.poll(() => runs.filter(({ job }) => job === 'backup')).toMatchObject([{ isSuccess: false }])
  await stop()
})
