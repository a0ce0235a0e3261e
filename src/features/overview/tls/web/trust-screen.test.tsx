import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { TrustScreen } from './trust-screen.tsx'

test('TrustScreen offers the certificate, its fingerprints, and the steps for each system', async () => {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/trust': {
      fingerprint: 'AA:BB',
      thumbprint: 'CC:DD',
      validUntil: '2036-11-21T04:30:00.000Z',
      urls: ['https://192.168.1.20:3443'],
    },
  })
  const { screen } = await renderScreen(<TrustScreen />, { at: '/trust' })

  await expect
    .element(screen.getByRole('link', { name: 'Download the certificate' }))
    .toHaveAttribute('href', '/trust/munshi-root.crt')
  for (const text of ['AA:BB', 'CC:DD', 'https://192.168.1.20:3443'])
    await expect.element(screen.getByText(text)).toBeVisible()
  for (const name of ['Windows', 'Android', 'iPhone, iPad'])
    await expect.element(screen.getByRole('region', { name })).toBeVisible()
})

test('TrustScreen on a server without an authority says that there is nothing to trust', async () => {
  fakeServer({
    'GET /api/trust': errorResponse(404, { code: 'not_found', message: 'There is nothing at this address.' }),
  })
  const { screen } = await renderScreen(<TrustScreen />, { at: '/trust' })
  await expect.element(screen.getByText('There is nothing to trust here')).toBeVisible()
})
