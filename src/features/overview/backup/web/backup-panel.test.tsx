import { expect, test } from 'vitest'
import type { BackupFile, BackupRun, BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { BackupNotices } from './backup-notices.tsx'
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
    encrypts: false,
    latest: run,
    latestDone: run,
    secondPlace: null,
    copy: null,
    proof: null,
    proven: null,
    kitOpened: true,
    reminders: [],
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
  ['there is one disk only', { onDatabaseDisk: true, reminders: ['no_place' as const] }, 'One disk is not enough'],
  ['the copies fail', { reminders: ['not_copied' as const] }, 'not copied to the second place'],
  ['the disk was full', { latest: createRun({ state: 'failed', reason: 'no_space' }) }, 'no space left on the disk'],
  ['the last one was killed', { latest: createRun({ state: 'failed', reason: 'interrupted' }) }, 'was interrupted'],
])('BackupPanel warns when %s', async (_situation, over: Partial<BackupStatus>, warning) => {
  const { screen } = await openPanel(createStatus(over))

  await expect.element(screen.getByRole('note').filter({ hasText: warning })).toBeVisible()
})

test('BackupPanel offers no backup on a server without a directory', async () => {
  const { screen } = await openPanel(createStatus({ directory: null, onDatabaseDisk: null }))

  await expect.element(screen.getByText('Off')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back up now' })).not.toBeInTheDocument()
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

test('BackupPanel lists the backups on the server below a title, and downloads one', async () => {
  const { screen, requests } = await openPanel(createStatus())
  await expect.element(screen.getByRole('heading', { name: 'Backups on this server' })).toBeVisible()
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

const FOLDER = {
  kind: 'folder',
  path: '/media/usb',
  endpoint: null,
  region: null,
  bucket: null,
  accessKey: null,
  keep: 30,
  readable: false,
  version: 1,
} as const

test('BackupPanel says where the copies are, and since when the disk is away', async () => {
  const copy = { madeAt: '2026-11-20T20:30:00.000Z', copiedAt: '2026-11-20T20:31:00.000Z' }
  const faultSince = '2026-11-21T20:31:00.000Z'
  const { screen } = await openPanel(
    createStatus({ secondPlace: FOLDER, copy: { ...copy, fault: 'missing', faultSince } }),
  )
  await expect.element(screen.getByText(/\/media\/usb/)).toBeVisible()
  await expect.element(screen.getByText(/Is the disk plugged in.*Since 2026-11-22 02:01\./)).toBeVisible()
})

test('BackupPanel sets a second place; the reason why it does not work is beside its field', async () => {
  const { screen } = await openPanel(createStatus())
  await screen.getByRole('button', { name: 'Set a second place' }).click()
  await screen.getByRole('textbox', { name: 'Folder' }).fill('/media/usb')
  const message = 'Munshi may not write in this folder.'
  const requests = fakeServer({
    'PUT /api/admin/backup/place': errorResponse(422, { code: 'invalid', message: '', fields: { path: message } }),
    'POST /api/admin/backup/place/try': { message: 'This place works.' },
  })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Folder' })).toHaveAccessibleDescription(new RegExp(message))
  await screen.getByRole('button', { name: 'Try it' }).click()
  await expect.element(screen.getByText('This place works.')).toBeVisible()
  expect(requests.map(({ body }) => body)).toEqual(Array(2).fill({ kind: 'folder', path: '/media/usb', keep: '30' }))
  fakeServer({
    'PUT /api/admin/backup/place': FOLDER,
    'GET /api/admin/backup': createStatus({ secondPlace: FOLDER }),
    'GET /api/admin/backup/file': { files: FILES },
    'GET /api/admin/restore': { possible: true, unconfirmed: null, canGoBack: false, failure: null },
  })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(/The second place was saved/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Change the second place' })).toBeVisible()
})

test("BackupNotices asks on the dashboard for a second place, until 'Not now'", async () => {
  let reminders = ['no_place']
  fakeServer({
    'GET /api/admin/backup/reminder': () => ({ reminders }),
    'POST /api/admin/backup/place/later': () => {
      reminders = []
      return { message: 'You will be asked again in 30 days.' }
    },
  })
  const { screen } = await renderScreen(<BackupNotices />)
  const link = screen.getByRole('link', { name: 'Set a second place' })
  await expect.element(link).toHaveAttribute('href', '/admin/settings#backups')
  await screen.getByRole('button', { name: 'Not now' }).click()
  await expect.element(link).not.toBeInTheDocument()
})

const PROOF = {
  _id: '1',
  state: 'done',
  startedAt: '2026-11-03T21:00:00.000Z',
  finishedAt: '2026-11-03T21:05:00.000Z',
  madeAt: '2026-11-03T20:30:00.000Z',
  students: 1204,
  receipts: 9310,
  reason: null,
} as const

test('BackupPanel says when a backup was proven, and why the last trial was not one', async () => {
  const failed = { ...PROOF, state: 'failed', students: null, receipts: null, reason: 'damaged' } as const
  const { screen } = await openPanel(createStatus({ proven: PROOF, proof: failed, reminders: ['not_proven'] }))
  await expect.element(screen.getByText(/2026-11-04 02:30: 1,204 students, 9,310 receipts/)).toBeVisible()
  await expect.element(screen.getByText(/backup 2026-11-04 02:00 cannot be restored/)).toBeVisible()
  await expect.element(screen.getByRole('note').filter({ hasText: 'could not be proven' })).toBeVisible()
})

test('BackupPanel shows the emergency kit to print, and forgets it when it is closed', async () => {
  const { screen } = await openPanel(createStatus({ kitOpened: false }))
  await expect.element(screen.getByText(/Not printed yet/)).toBeVisible()
  const recoveryKey = 'AAAAA-BBBBB'
  fakeServer({
    'GET /api/admin/backup': createStatus(),
    'POST /api/admin/backup/kit': {
      institute: 'Example Institute',
      madeAt: '2026-11-20T20:30:00.000Z',
      version: '1.0.0',
      recoveryKey,
      places: ['office: /mnt/backup', '/media/usb'],
      encrypted: true,
    },
  })
  await screen.getByRole('button', { name: 'Emergency kit' }).click()
  for (const text of [recoveryKey, '/media/usb', /The passphrase is not on this page/])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText(recoveryKey)).not.toBeInTheDocument()
})
