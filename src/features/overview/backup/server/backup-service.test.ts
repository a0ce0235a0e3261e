import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createTestBackups } from '#testing/server/backups.ts'
import type { BackupService, MadeBackup } from './backup-service.ts'
import { getBackupStatus } from './get-backup-status.ts'

const api = startTestApi()

const HOUR_MS = 60 * 60 * 1000
let started: string[] = []

afterEach(() => {
  started = []
})

/** Creates a process of the app whose backups end with `outcome`. */
function createProcess(outcome: MadeBackup = { bytes: 1_000 }, over: Parameters<typeof createTestBackups>[1] = {}) {
  const makeBackup = async (file: string) => {
    started.push(file)
    return outcome
  }
  return createTestBackups(api, { clock: { now: () => api.now }, makeBackup, ...over })
}

async function runIfDue(backups: BackupService): Promise<boolean | undefined> {
  const claimed = await backups.claimIfDue()
  return claimed && backups.run(claimed)
}

/** Sets the time in India, where the institute is. */
const setTime = (time: string, day = '2026-11-22') => (api.now = new Date(`${day}T${time}:00+05:30`))

const getLatest = async () =>
  (await getBackupStatus({ db: api.db, clock: { now: () => api.now } }, createProcess())).latest

test('the daily backup is made once, by one of several processes', async () => {
  setTime('02:00')
  const processes = [createProcess(), createProcess(), createProcess()]

  await Promise.all(processes.map(runIfDue))
  await Promise.all(processes.map(runIfDue))

  expect(started).toHaveLength(1)
  expect(await getLatest()).toMatchObject({ kind: 'scheduled', state: 'done', bytes: 1_000 })
})

test('the daily backup is made at its hour in the time zone of the institute', async () => {
  const backups = createProcess()
  setTime('10:00', '2026-11-21')
  await runIfDue(backups)
  setTime('01:59')
  await runIfDue(backups)
  expect(started).toHaveLength(1)

  setTime('02:00')
  await runIfDue(backups)

  expect(started).toHaveLength(2)
})

test('a daily backup that was missed is made when the app starts', async () => {
  setTime('02:00', '2026-11-20')
  await runIfDue(createProcess())

  setTime('09:30')
  await runIfDue(createProcess())

  expect(started).toHaveLength(2)
})

test('a failed daily backup is reported, and repeated after an hour', async () => {
  setTime('02:00')
  const backups = createProcess({ reason: 'no_space' })
  await runIfDue(backups)
  expect(await getLatest()).toMatchObject({ state: 'failed', reason: 'no_space', bytes: null })
  api.now = new Date(api.now.getTime() + HOUR_MS - 1)
  await runIfDue(backups)
  expect(started).toHaveLength(1)

  api.now = new Date(api.now.getTime() + 2)
  await runIfDue(createProcess())

  expect(started).toHaveLength(2)
  expect(await getLatest()).toMatchObject({ state: 'done' })
})

test('a backup on the disk of the database is not begun without space for it and the database', async () => {
  setTime('02:00')
  const sizes: number[] = []
  const hasSpace = async (_directory: string, bytes: number) => {
    sizes.push(bytes)
    return sizes.length === 1
  }
  const backups = createProcess({ bytes: 1_000 }, { databaseDirectory: api.outbox, hasSpace })
  await runIfDue(backups)
  expect(await getLatest()).toMatchObject({ state: 'done' })
  setTime('02:00', '2026-11-23')
  await runIfDue(backups)
  expect(await getLatest()).toMatchObject({ state: 'failed', reason: 'no_space' })
  expect([started.length, sizes]).toEqual([1, [0, 1_000]])
})

test('a daily backup whose process was killed is made by another one', async () => {
  setTime('02:00')
  const killed = createProcess()
  await api.db.transaction().execute((tx) => killed.claim(tx, 'scheduled'))
  await runIfDue(createProcess())
  expect(started).toHaveLength(0)
  expect(await getLatest()).toMatchObject({ state: 'running' })

  setTime('02:03')
  expect(await getLatest()).toMatchObject({ state: 'failed', reason: 'interrupted' })
  await runIfDue(createProcess())

  expect(started).toHaveLength(1)
})

test('stopping the app interrupts a running backup, and the next process makes it', async () => {
  setTime('02:00')
  const backups = createProcess(undefined, {
    makeBackup: (_file, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({ reason: 'failed' }))),
  })
  const running = runIfDue(backups)
  await expect.poll(getLatest).toMatchObject({ state: 'running' })

  await backups.stop()
  await running

  expect(await getLatest()).toMatchObject({ state: 'failed', reason: 'interrupted' })
  await runIfDue(createProcess())
  expect(started).toHaveLength(1)
})

test('no backup is made before the institute is set up, or without a directory', async () => {
  setTime('02:00')
  await runIfDue(createProcess(undefined, { directory: undefined }))
  await queryOnce(api.ownerUrl, 'delete from institute')
  await runIfDue(createProcess())
  expect(started).toEqual([])
})

test('the newest backups are kept; other files in the directory stay', async () => {
  setTime('02:00')
  const directory = mkdtempSync(join(api.outbox, 'backups-'))
  const names = ['18', '19', '20'].map((day) => `munshi-2026-11-${day}T20-30-00-000Z.tar.gz`)
  for (const name of [...names, `${names[1]}.partial`, 'munshi-before-the-move.tar.gz', 'notes.txt'])
    writeFileSync(join(directory, name), '')
  const makeBackup = async (file: string) => {
    writeFileSync(file, '')
    return { bytes: 0 }
  }

  await runIfDue(createProcess(undefined, { directory, keep: 2, makeBackup }))

  expect(readdirSync(directory).toSorted()).toEqual([
    'munshi-2026-11-20T20-30-00-000Z.tar.gz',
    'munshi-2026-11-21T20-30-00-000Z.tar.gz',
    'munshi-before-the-move.tar.gz',
    'notes.txt',
  ])
})

test('the service recognises the disk of the database, or says that it is unknown', async () => {
  const isOnDatabaseDisk = (databaseDirectory: string | undefined) =>
    createProcess(undefined, { databaseDirectory }).isOnDatabaseDisk()

  const places = [api.outbox, '/proc', undefined]
  expect(await Promise.all(places.map(isOnDatabaseDisk))).toEqual([true, false, null])
})
