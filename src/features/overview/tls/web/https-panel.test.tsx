import { expect, test } from 'vitest'
import type { HttpsStatus } from '#features/overview/tls/contract/https.contract.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HttpsPanel } from './https-panel.tsx'

const OFF: HttpsStatus = {
  mode: 'off',
  urls: [],
  names: [],
  validUntil: null,
  renewAt: null,
  problem: null,
  nextTryAt: null,
  fingerprint: null,
  thumbprint: null,
}

async function openPanel(over: Partial<HttpsStatus>) {
  fakeServer({ 'GET /api/admin/https': { ...OFF, ...over } })
  return (await renderScreen(<HttpsPanel />)).screen
}

test('HttpsPanel without https says what that means, and names the setting', async () => {
  const screen = await openPanel({})
  await expect.element(screen.getByText(/others on the same network could read along/)).toBeVisible()
  await expect.element(screen.getByText('Setting on the server: HTTPS')).toBeVisible()
})

test('HttpsPanel with a certificate shows address, end and renewal', async () => {
  const screen = await openPanel({
    mode: 'acme',
    urls: ['https://office.example.com'],
    names: ['office.example.com'],
    validUntil: '2027-02-19T04:30:00.000Z',
    renewAt: '2027-01-20T04:30:00.000Z',
  })
  for (const text of ['https://office.example.com', '2027-02-19 10:00', '2027-01-20 10:00'])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})

test('HttpsPanel shows why there is no certificate, and when the next attempt is', async () => {
  const screen = await openPanel({
    mode: 'acme',
    problem: { code: 'notReached', detail: 'Timeout during connect' },
    nextTryAt: '2026-11-21T05:30:00.000Z',
  })
  await expect.element(screen.getByRole('note')).toMatchTextContent(/Open ports 80 and 443.*Timeout during connect/)
  await expect.element(screen.getByText('2026-11-21 11:00')).toBeVisible()
})

test('HttpsPanel of a local authority shows its fingerprint, and leads to the page that says how to trust it', async () => {
  const screen = await openPanel({ mode: 'local', fingerprint: 'AA:BB', thumbprint: 'CC:DD' })
  await expect.element(screen.getByText('AA:BB')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'How phones and computers trust it' }))
    .toHaveAttribute('href', '/trust')
})
