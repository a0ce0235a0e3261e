import { expect, test } from 'vitest'
import type { Installation } from '#features/overview/installation/contract/installation.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { chooseNextUrl } from './choose-next-url.ts'
import { InstallationPanel } from './installation-panel.tsx'

const URLS = ['http://localhost:3000', 'http://192.168.1.5:3000']
const NEXT_URLS = ['http://localhost:8080', 'http://192.168.1.5:8080']

const createInstallation = (over: Partial<Installation> = {}): Installation => ({
  HOST: '0.0.0.0',
  PORT: null,
  PUBLIC_URL: null,
  SMTP_SERVER: 'mail.example.com',
  SMTP_PORT: '587',
  SMTP_SECURITY: 'starttls',
  SMTP_USER: 'desk',
  MAIL_FROM: null,
  BACKUP_DIR: null,
  BACKUP_HOUR: null,
  BACKUP_KEEP: null,
  TRUST_PROXY: null,
  hasPassword: true,
  fixed: [],
  changed: [],
  rejected: null,
  urls: URLS,
  nextUrls: URLS,
  canRestart: true,
  restartSeconds: 4,
  startedAt: '2026-11-21T04:30:00.000Z',
  file: '/data/munshi.conf',
  backupDirectory: '/data/backups',
  sharedBy: null,
  version: 1,
  ...over,
})

async function openPanel(first: Partial<Installation> = {}) {
  let stored = createInstallation(first)
  const set = (over: Partial<Installation>) => (stored = createInstallation(over))
  const requests = fakeServer({
    'GET /api/admin/installation': () => stored,
    'PUT /api/admin/installation/settings': () =>
      set({ PORT: '8080', version: 2, changed: ['PORT'], nextUrls: NEXT_URLS }),
    'POST /api/admin/installation/restart': { message: 'Munshi is restarting.' },
    'POST /api/admin/installation/test-mail': errorResponse(422, {
      code: 'invalid',
      message: 'Check the fields.',
      fields: { SMTP_PASSWORD: 'The mail server does not accept this user and password.' },
    }),
  })
  return { ...(await renderScreen(<InstallationPanel />)), requests, set }
}

test('InstallationPanel saves a port, and then offers the restart with the addresses after it', async () => {
  const { screen, requests } = await openPanel()
  await screen.getByRole('textbox', { name: 'Port', exact: true }).fill('8080')
  await screen.getByRole('button', { name: 'Save' }).click()

  const bar = screen.getByRole('group', { name: 'Restart to apply' })
  await expect.element(bar).toMatchTextContent('Saved, not in use yet: Port.')
  await expect.element(bar).toMatchTextContent('http://localhost:8080, http://192.168.1.5:8080')
  const [saved] = requests.filter(({ method }) => method === 'PUT')
  expect(saved?.body).toMatchObject({ PORT: '8080', HOST: '0.0.0.0', SMTP_PASSWORD: '' })
  expect(saved?.headers.get('if-match')).toBe('"1"')
})

test('InstallationPanel shows the sentence of the server at its field, and keeps what was typed', async () => {
  const { screen } = await openPanel()
  fakeServer({
    'PUT /api/admin/installation/settings': errorResponse(422, {
      code: 'invalid',
      message: 'Check the fields.',
      fields: { BACKUP_DIR: 'The server may not write to this directory.' },
    }),
  })
  const directory = screen.getByRole('textbox', { name: 'Directory of backups' })
  await directory.fill('/mnt/none')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(directory).toHaveAccessibleDescription(/The server may not write to this directory\./)
  await expect.element(directory).toHaveValue('/mnt/none')
})

test('InstallationPanel shows what the environment fixes, and does not send it', async () => {
  const { screen, requests } = await openPanel({ PORT: '3000', fixed: ['PORT', 'SMTP_URL'] })
  const port = screen.getByRole('textbox', { name: 'Port', exact: true })
  await expect.element(port).toBeDisabled()
  await expect.element(port).toHaveAccessibleDescription(/^Is fixed by the variable PORT/)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  const body = requests.find(({ method }) => method === 'PUT')?.body as object
  expect(Object.keys(body).filter((name) => name === 'PORT' || name.startsWith('SMTP_'))).toEqual([])
})

test('InstallationPanel sends a test mail as typed, and names the field that the server speaks against', async () => {
  const { screen, requests } = await openPanel()
  const password = screen.getByLabelText('Password at the mail server', { exact: true })
  await expect.element(password).toHaveValue('')
  await expect.element(password).toHaveAccessibleDescription(/A password is set/)
  await password.fill('wrong')
  await screen.getByRole('button', { name: 'Send a test email' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^Password at the mail server: The mail server does/)
  expect(requests.at(-1)?.body).toMatchObject({ SMTP_SERVER: 'mail.example.com', SMTP_PASSWORD: 'wrong' })
})

test('InstallationPanel waits until another start answers, and says so', async () => {
  const { screen, set } = await openPanel({ changed: ['BACKUP_KEEP'] })
  await screen.getByRole('button', { name: 'Restart now' }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('It takes about 4 seconds.')
  await screen.getByRole('dialog').getByRole('button', { name: 'Restart now' }).click()
  await expect.element(screen.getByText('Munshi is restarting. This takes about 4 seconds.')).toBeVisible()
  set({ startedAt: '2026-11-21T04:31:00.000Z' })
  await expect.element(screen.getByText('Munshi has restarted. The settings are in use.')).toBeVisible()
  await expect.element(screen.getByText('Restart to apply')).not.toBeInTheDocument()
})

test('InstallationPanel says why settings were taken back, and offers no restart where nothing can', async () => {
  const { screen } = await openPanel({
    rejected: 'Another program uses port 8080.',
    changed: ['PORT'],
    canRestart: false,
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Another program uses port 8080.')
  await expect.element(screen.getByText(/Stop Munshi on the server and start it again/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Restart now' })).not.toBeInTheDocument()
})

test.each([
  ['http://localhost:3000', NEXT_URLS, 'http://localhost:8080'],
  ['http://127.0.0.1:3000', NEXT_URLS, 'http://localhost:8080'],
  ['http://192.168.1.5:3000', NEXT_URLS, 'http://192.168.1.5:8080'],
  ['http://office-pc:3000', NEXT_URLS, 'http://192.168.1.5:8080'],
  ['http://127.0.0.1:3000', URLS, undefined],
  ['https://office.example.com', NEXT_URLS, undefined],
])('chooseNextUrl leads from %s to %j: %s', (origin, nextUrls, expected) => {
  expect(chooseNextUrl(origin, { urls: URLS, nextUrls })).toBe(expected)
})
