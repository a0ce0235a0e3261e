import { expect, test } from 'vitest'
import type { RestorePreview, RestoreStatus } from '#features/overview/backup/contract/restore.contract.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { RestoreNotice } from './restore-notice.tsx'
import { RestoreScreen } from './restore-screen.tsx'

const FILE = 'munshi-2026-11-20T20-30-00-000Z.tar.gz'

const PREVIEW: RestorePreview = {
  file: FILE,
  madeAt: '2026-11-20T20:30:00.000Z',
  day: '2026-11-21',
  version: '1.0.0',
  students: 120,
  receipts: 340,
  lastReceipt: '2026-27/000340',
  authenticity: 'noCode',
  receiptsLost: 4,
  lastReceiptNow: '2026-27/000344',
}

test('restore screen: shows what would be lost, and sends what was typed', async () => {
  const requests = fakeServer({
    'POST /api/admin/restore/preview': PREVIEW,
    'POST /api/admin/restore': { _id: '1', file: FILE },
  })
  const { screen } = await renderScreen(<RestoreScreen />, { at: `/admin/restore?file=${FILE}` })

  await screen.getByRole('button', { name: 'Show what it contains' }).click()
  for (const text of ['2026-27/000340', '2026-27/000344', /^4 receipts were issued since/, /This backup has no code/])
    await expect.element(screen.getByText(text)).toBeVisible()
  await screen.getByLabelText('Type 2026-11-21 to confirm').fill('2026-11-21')
  await screen.getByLabelText('I trust where this file was kept').click()
  await screen.getByRole('button', { name: 'Restore', exact: true }).click()

  await expect.element(screen.getByText('Munshi is restoring a backup')).toBeVisible()
  expect(requests.at(-1)?.body).toEqual({ file: FILE, day: '2026-11-21', acceptUnverified: true })
})

const STATUS: RestoreStatus = {
  possible: true,
  unconfirmed: { restoredAt: '2026-11-21T04:30:00.000Z', backupMadeAt: '2026-11-20T20:30:00.000Z', backup: FILE },
  canGoBack: true,
  failure: null,
}

test('restore notice: is shown until an admin confirms the restore', async () => {
  fakeServer({
    'GET /api/admin/restore': STATUS,
    'POST /api/admin/restore/confirm': { ...STATUS, unconfirmed: null, canGoBack: false },
  })
  const { screen } = await renderScreen(<RestoreNotice />, { at: '/admin' })
  await expect.element(screen.getByText(/Restored from the backup of/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Go back' })).toBeVisible()

  await screen.getByRole('button', { name: 'Confirm' }).click()

  await expect.element(screen.getByText(/Restored from the backup of/)).not.toBeInTheDocument()
})

test('restore notice: says why a restore failed, for a day', async () => {
  const failure = { at: new Date().toISOString(), file: FILE, detail: 'x is damaged: its end is missing.' }
  fakeServer({ 'GET /api/admin/restore': { ...STATUS, unconfirmed: null, canGoBack: false, failure } })
  const { screen } = await renderScreen(<RestoreNotice />, { at: '/admin' })

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Nothing was changed.*its end is missing/)
})
