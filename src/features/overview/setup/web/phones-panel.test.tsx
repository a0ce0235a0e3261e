import { expect, test } from 'vitest'
import type { PhoneAccess } from '#features/overview/setup/contract/phones.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { readQrCode } from '#testing/web/read-qr-code.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PhonesPanel } from './phones-panel.tsx'

const OFFICE = 'http://192.168.1.5:3000'

async function openPanel(access: PhoneAccess | Response) {
  fakeServer({ 'GET /api/admin/phones': access })
  const { screen } = await renderScreen(<PhonesPanel />, { at: '/admin/settings' })
  return screen
}

test('phones panel: shows each address as text, as a QR code and with a button that copies it', async () => {
  const screen = await openPanel({ addresses: [OFFICE, 'https://office.example.com'], onlyThisComputer: false })

  await expect.element(screen.getByText(OFFICE, { exact: true })).toBeVisible()
  const code = screen.getByRole('img', { name: `QR code of ${OFFICE}` })
  expect(await readQrCode(code.element())).toBe(OFFICE)
  await expect.element(screen.getByRole('button', { name: `Copy ${OFFICE}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy https://office.example.com' })).toBeVisible()
})

test('phones panel: a server that listens on this computer alone names the setting', async () => {
  const screen = await openPanel({ addresses: [], onlyThisComputer: true })

  await expect.element(screen.getByText('Only this computer can open Munshi.')).toBeVisible()
  await expect.element(screen.getByText('Setting on the server: HOST=0.0.0.0')).toBeVisible()
})

test('phones panel: a server without an office address names PUBLIC_URL', async () => {
  const screen = await openPanel({ addresses: [], onlyThisComputer: false })

  await expect.element(screen.getByText('The server has no address in an office network.')).toBeVisible()
  await expect.element(screen.getByText('Setting on the server: PUBLIC_URL')).toBeVisible()
})

test('phones panel: shows an error with retry', async () => {
  const screen = await openPanel(errorResponse(422, { code: 'down', message: 'The server is away.' }))

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The server is away\./)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
