import { expect, test } from 'vitest'
import type { UpdateStatus } from '#features/overview/updates/contract/updates.contract.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { VersionPanel } from './version-panel.tsx'

const STATUS: UpdateStatus = {
  version: '1.0.0',
  command: null,
  hasFeed: true,
  isFetching: false,
  failure: null,
  last: null,
}

test('VersionPanel finds a new version, and fetches it', async () => {
  let status = STATUS
  fakeServer({
    'GET /api/admin/update': () => status,
    'POST /api/admin/update/check': { available: '1.1.0', failure: null },
    'POST /api/admin/update': () => {
      status = { ...STATUS, isFetching: true }
      return { _id: '1' }
    },
  })
  const { screen } = await renderScreen(<VersionPanel />)
  await screen.getByRole('button', { name: 'Look for a new version' }).click()
  await expect.element(screen.getByText('Version 1.1.0 is available.')).toBeVisible()
  await screen.getByRole('button', { name: 'Update now' }).click()
  await expect.element(screen.getByText(/being fetched/)).toBeVisible()
})

test('VersionPanel says why an update was taken back, and why new versions could not be looked for', async () => {
  const last = { from: '1.0.0', to: '1.1.0', at: '2026-11-20T10:00:00Z', isDone: false, reason: 'It does not start.' }
  fakeServer({
    'GET /api/admin/update': { ...STATUS, last },
    'POST /api/admin/update/check': { available: null, failure: 'The address cannot be read.' },
  })
  const { screen } = await renderScreen(<VersionPanel />)
  await expect.element(screen.getByText(/1\.1\.0 was taken back.*It does not start\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Look for a new version' }).click()
  await expect.element(screen.getByText(/could not be looked for: The address cannot be read\./)).toBeVisible()
})

test.each([
  [{ command: 'git pull', hasFeed: false }, 'git pull'],
  [{ hasFeed: false }, /munshi update --from FILE/],
])(
  'VersionPanel: an installation that does not look for versions itself says how it is updated (%o)',
  async (over, text) => {
    fakeServer({ 'GET /api/admin/update': { ...STATUS, ...over } })
    const { screen } = await renderScreen(<VersionPanel />)
    await expect.element(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Look for a new version' }).query()).toBeNull()
  },
)
