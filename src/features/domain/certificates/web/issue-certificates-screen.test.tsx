import { expect, test } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { IssueCertificatesScreen } from './issue-certificates-screen.tsx'

const [E1, E2, E3] = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000000${n}`)
const row = { course: 'Tally', batch: 'T-1', pending: 0, attendance: null, warnings: [] }
const CANDIDATES = [
  { ...row, _id: E1, student: 's1', name: 'Asha Rao', pending: 500, warnings: ['notCompleted', 'pending'] },
  { ...row, _id: E2, student: 's2', name: 'Bela Rao', warnings: ['issued'] },
  { ...row, _id: E3, student: 's3', name: 'Chitra Rao' },
]
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

async function open(at: string, responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/batch': { batches: [], total: 0 },
    'GET /api/certificate/candidates': { candidates: CANDIDATES },
    'GET /api/certificate/of/{id}': { certificates: [] },
    'POST /api/certificate': { issue: 'i1', certificates: [CERTIFICATE, CERTIFICATE] },
    ...responses,
  })
  const { screen } = await renderScreen(<IssueCertificatesScreen />, { at })
  return { screen, requests, sent: () => requests.filter(({ method }: FakeRequest) => method === 'POST') }
}

test('issue certificates: who has one, has not completed or still owes is not ticked; asks once, then issues the ticked ones', async () => {
  const { screen, sent } = await open('/hr/certificates/issue?batch=T-1')

  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/₹500 pending/)
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Bela Rao, Tally' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Asha Rao, Tally' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Chitra Rao, Tally' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Choose Chitra Rao, Tally' }).click()
  await screen.getByRole('checkbox', { name: 'Choose Asha Rao, Tally' }).click()
  await screen.getByRole('checkbox', { name: 'Choose Bela Rao, Tally' }).click()
  await screen.getByRole('button', { name: 'Issue 2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Issue 2 certificates?' })
  await expect.element(dialog).toMatchTextContent(/Please note: Asha Rao, Bela Rao\./)
  expect(sent()).toEqual([])
  await dialog.getByRole('button', { name: 'Issue 2' }).click()

  await expect.element(screen.getByRole('status').last()).toMatchTextContent(/2 were issued.*Download PDF/)
  expect(sent().map(({ body }) => body)).toMatchObject([{ kind: 'completion', enrolments: [E1, E2] }])
})

test('issue certificates: an error of the server is shown, and the ticks stay', async () => {
  const rejected = errorResponse(422, {
    code: 'invalid',
    message: 'Please correct the marked fields.',
    fields: { enrolments: 'One of these courses is of a student who was deleted.' },
  })
  const { screen } = await open('/hr/certificates/issue?batch=T-1', { 'POST /api/certificate': rejected })
  await screen.getByRole('button', { name: 'Issue 1' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Issue 1 certificate?' })
  await expect.element(dialog).toMatchTextContent(/next serial number/)
  await dialog.getByRole('button', { name: 'Issue 1' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Nothing was issued.*was deleted/)
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Asha Rao, Tally' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Chitra Rao, Tally' })).toBeChecked()
})

test('issue certificates: nothing can be issued without a tick', async () => {
  const { screen } = await open('/hr/certificates/issue?batch=T-1')

  await screen.getByRole('checkbox', { name: 'Choose all' }).click()
  await expect.element(screen.getByRole('button', { name: 'Issue 3' })).toBeEnabled()
  await screen.getByRole('checkbox', { name: 'Choose all' }).click()

  await expect.element(screen.getByRole('button', { name: 'Issue 0' })).toBeDisabled()
})

test('issue certificates: without a batch, asks for one; for a student, lists those issued before', async () => {
  const { screen, requests } = await open('/hr/certificates/issue')
  await expect.element(screen.getByText('Choose a batch to see its students.')).toBeVisible()
  expect(requests.some(({ path }) => path.endsWith('/candidates'))).toBe(false)
  await screen.unmount()

  const other = await open(`/hr/certificates/issue?student=${E1}`, {
    'GET /api/certificate/of/{id}': { certificates: [CERTIFICATE] },
  })
  await expect.element(other.screen.getByRole('region', { name: 'Issued to this student' })).toBeVisible()
  await expect.element(other.screen.getByText('C/2026-27/0001')).toBeVisible()
  await expect.element(other.screen.getByRole('combobox', { name: 'Batch' })).not.toBeInTheDocument()
})
