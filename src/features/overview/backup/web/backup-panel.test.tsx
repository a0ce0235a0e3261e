import { expect, test } from 'vitest'
import type { BackupFile, BackupRun, BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { BackupPanel } from './backup-panel.tsx'

const HOUR_MS = 60 * 60 * 1000

function createRun({ hoursAgo = 5, ...over }: Partial<BackupRun> & { hoursAgo?: number } = {}): BackupRun {
  const startedAt = new Date(Date.now() - (hoursAgo + 0.5) * HOUR_MS).toISOString()
  return {
    _id: '1',
    kind: 'scheduled',
    state: 'done',
    startedAt,
    finishedAt: startedAt,
    bytes: 12_345_678,
    place: 'office:/mnt/backup/munshi-2026-11-20T20-30-00-000Z.tar.gz',
    encrypted: false,
    reason: null,
    ...over,
  }
}

function createStatus(over: Partial<BackupStatus> = {}): BackupStatus {
  const run = createRun()
  return {
    directory: '/mnt/backup',
    time: '02:00',
    keep: 30,
    onDatabaseDisk: false,
    overdue: false,
    latest: run,
    latestDone: run,
    ...over,
  }
}

const FILES: BackupFile[] = [
  {
    name: 'munshi-2026-11-20T20-30-00-000Z.tar.gz',
    madeAt: '2026-11-20T20:30:00.000Z',
    bytes: 12_000_000,
    encrypted: false,
  },
  {
    name: 'munshi-2026-11-19T20-30-00-000Z.tar.gz.age',
    madeAt: '2026-11-19T20:30:00.000Z',
    bytes: 900,
    encrypted: true,
  },
]

async function openPanel(first: BackupStatus) {
  let status = first
  const requests = fakeServer({
    'GET /api/admin/backup': () => status,
    'GET /api/admin/backup/file': { files: FILES },
    'GET /api/admin/restore': { possible: true, unconfirmed: null, canGoBack: false, failure: null },
    'POST /api/admin/backup': () => status.latest,
  })
  const setStatus = (over: Partial<BackupStatus>) => (status = createStatus(over))
  return { ...(await renderScreen(<BackupPanel />)), requests, setStatus }
}

test('BackupPanel shows age, size, place and schedule of the last backup, without a warning', async () => {
  const { screen } = await openPanel(createStatus())

  for (const text of [/5 hours ago/, /12\.3 MB/, /office:\/mnt\/backup\/munshi/, /At 02:00; the newest 30 are kept/])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})

test.each([
  ['no backup was made', { latest: null, latestDone: null, overdue: true }, 'There is no backup yet.'],
  ['the last one is old', { overdue: true }, 'The last backup is more than 36 hours old.'],
  ['there is no directory', { directory: null, onDatabaseDisk: null }, 'Daily backups are switched off'],
  ['the directory is on the disk of the database', { onDatabaseDisk: true }, 'on the same disk as the data'],
  ['the disk was full', { latest: createRun({ state: 'failed', reason: 'no_space' }) }, 'no space left on the disk'],
  ['the last one was killed', { latest: createRun({ state: 'failed', reason: 'interrupted' }) }, 'was interrupted'],
])('BackupPanel warns when %s', async (_situation, over: Partial<BackupStatus>, warning) => {
  const { screen } = await openPanel(createStatus(over))

  await expect.element(screen.getByRole('note').filter({ hasText: warning })).toBeVisible()
})

test('BackupPanel offers no backup on a server without a directory', async () => {
  const { screen } = await openPanel(createStatus({ directory: null, onDatabaseDisk: null }))

  await expect.element(screen.getByText('Off')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('BackupPanel starts a backup and shows when it has finished', async () => {
  const { screen, requests, setStatus } = await openPanel(
    createStatus({ latest: null, latestDone: null, overdue: true }),
  )
  await expect.element(screen.getByText('There is no backup yet.')).toBeVisible()
  setStatus({ latest: createRun({ state: 'running', bytes: null, finishedAt: null }), latestDone: null })

  await screen.getByRole('button', { name: 'Back up now' }).click()

  await expect.element(screen.getByText('A backup is running…')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  setStatus({ latest: createRun({ hoursAgo: 0 }), latestDone: createRun({ hoursAgo: 0 }) })
  await expect.element(screen.getByText(/less than an hour ago/)).toBeVisible()
})

test('BackupPanel shows why a backup could not be started', async () => {
  const { screen } = await openPanel(createStatus())
  await expect.element(screen.getByText('12.3 MB')).toBeVisible()
  fakeServer({
    'POST /api/admin/backup': errorResponse(503, { code: 'busy', message: 'The database does not respond.' }),
  })

  await screen.getByRole('button', { name: 'Back up now' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database does not respond.')
})

test('BackupPanel lists the backups on the server, and downloads one', async () => {
  const { screen, requests } = await openPanel(createStatus())
  await expect.element(screen.getByRole('row', { name: /^2026-11-21 02:00 12 MB No/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^2026-11-20 02:00 0\.9 kB Yes/ })).toBeVisible()
  const path = `/api/admin/backup/file/${FILES[1]!.name}`
  fakeServer({
    [`GET ${path}`]: () => {
      requests.push({ method: 'GET', path } as (typeof requests)[number])
      return new Response('a backup', {
        headers: { 'content-disposition': `attachment; filename="${FILES[1]!.name}"` },
      })
    },
  })
  await screen.getByRole('button', { name: 'Download the backup of 2026-11-20 02:00' }).click()
  await expect.element(screen.getByText(new RegExp(FILES[1]!.name))).toBeVisible()
  expect(requests.filter((request) => request.path === path)).toHaveLength(1)
})
