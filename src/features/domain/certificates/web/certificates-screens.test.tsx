import { expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HrCertificatesScreen } from './certificates-screens.tsx'
import { VerifyCertificateScreen } from './verify-certificate-screen.tsx'

const CERTIFICATE = {
  _id: 'c1',
  issue: 'i1',
  serial: 'C/2026-27/0001',
  kind: 'completion',
  student: 's1',
  name: 'Asha Rao',
  course: 'Tally',
  batch: 'T-1',
  date: '2026-11-20',
  by: 'Hari',
  revokedOn: null,
  revokeReason: null,
}

test('certificates: revoking requires a reason', async () => {
  let current: object = CERTIFICATE
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/certificate': () => ({ certificates: [current], total: 1 }),
    'PUT /api/certificate/revoke/{id}': () =>
      (current = { ...CERTIFICATE, revokedOn: '2026-11-21', revokeReason: 'Wrong name' }),
  })
  const { screen } = await renderScreen(
    <main id="content">
      <HrCertificatesScreen />
    </main>,
    { at: '/hr/certificates' },
  )
  const row = screen.getByRole('row', { name: /Asha Rao/ })
  await expect.element(row).toMatchTextContent(/Completion.*Tally \(T-1\).*Valid/)
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible()

  await screen.getByRole('button', { name: 'Actions for C/2026-27/0001' }).click()
  await screen.getByRole('menuitem', { name: 'Revoke' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Revoke C/2026-27/0001?' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(dialog.getByText('Say why the certificate is revoked.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Wrong name')
  await dialog.getByRole('button', { name: 'Revoke' }).click()

  await expect.element(row).toMatchTextContent(/Revoked/)
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ reason: 'Wrong name' }])
})

test.each([
  ['genuine', /^This certificate is genuineSunrise Institute has issued it/, { state: 'genuine', revokedOn: null }],
  ['revoked', /revoked it on 2026-11-21/, { state: 'revoked', revokedOn: '2026-11-21' }],
])('verification page: a %s certificate is named so, with what is printed', async (_state, text, answer) => {
  const facts = { serial: 'C/2026-27/0001', kind: 'completion', name: 'Asha Rao', course: 'Tally', date: '2026-11-20' }
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/certificate/verify/{code}': { ...facts, ...answer } })
  const { screen } = await renderScreen(<VerifyCertificateScreen />, { at: '/certificate/AZNvLnwafjufEC9tikxecQ' })

  await expect.element(screen.getByRole('status').last()).toMatchTextContent(text)
  expect(document.querySelector('dl')?.textContent).toBe(
    'Serial numberC/2026-27/0001KindCompletionStudentAsha RaoCourseTallyDate of issue2026-11-20',
  )
})
