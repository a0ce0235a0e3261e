import { beforeEach, expect, test } from 'vitest'
import type { Approval } from '#features/overview/approvals/contract/approvals.contract.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminApprovalsScreen } from './approvals-screen.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

const WAITING: Approval = {
  _id: 'p1',
  call: 'receipt.void',
  student: { _id: 's1', name: 'Asha Rao', deleted: false },
  amount: 5000,
  number: '2026-27/000198',
  date: '2026-11-12',
  about: 'Tally',
  payMode: 'Cash',
  reason: 'Entered twice',
  why: 'The receipt is older than 2 days, the limit of Hari.',
  pendingBefore: 12_000,
  pendingAfter: 17_000,
  askedBy: 'Hari',
  askedAt: '2026-11-26T04:42:00Z',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  answer: null,
  mayDecide: true,
  version: 1,
}

beforeEach(() => storeIdentity('admin', { _id: 'a1', token: 't', role: 'admin', name: 'Asha', email: '' }))

function serve(responses: Record<string, object> = {}, approvals: Approval[] = [WAITING]) {
  return fakeServer({
    'GET /api/approval': { approvals, total: approvals.length },
    'GET /api/institute': INSTITUTE,
    ...responses,
  })
}

test('approvals: shows what is requested, why and by whom, and what it changes, and approves it', async () => {
  const requests = serve({ 'POST /api/approval/{id}/approve': { ...WAITING, state: 'approved', mayDecide: false } })
  const { screen } = await renderScreen(<AdminApprovalsScreen />, { at: '/admin/approvals' })
  const request = screen.getByRole('region', { name: 'Void receipt 2026-27/000198, ₹5,000' })
  await expect
    .element(request)
    .toMatchTextContent(
      /Asha Rao.*Entered twice.*Hari · 2026-11-26 10:12.*Why you are asked.*older than 2 days.*₹12,000.*₹17,000/,
    )
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(screen.getByText('Approved and done.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/approval/p1/approve',
  ])
})

test('approvals: says why a request was closed instead, and shows a refusal', async () => {
  const outdated = { ...WAITING, state: 'outdated', answer: 'It has changed.', mayDecide: false }
  let response: object = outdated
  serve({ 'POST /api/approval/{id}/approve': () => response })
  const { screen } = await renderScreen(<AdminApprovalsScreen />, { at: '/admin/approvals' })
  const approve = screen.getByRole('button', { name: /^Approve/ })
  await approve.click()
  await expect.element(screen.getByText('The request was closed: It has changed.')).toBeVisible()
  response = errorResponse(403, { code: 'forbidden', message: 'Beyond your own limit.' })
  await approve.click()
  await expect.element(screen.getByText('Beyond your own limit.')).toBeVisible()
})

test('approvals: declines with an answer', async () => {
  const requests = serve({ 'POST /api/approval/{id}/decline': { ...WAITING, state: 'declined', mayDecide: false } })
  const { screen } = await renderScreen(<AdminApprovalsScreen />, { at: '/admin/approvals' })
  await screen.getByRole('button', { name: /^Decline/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Decline the request?' })
  await dialog.getByLabelText('Answer').fill('It is right')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'It is right' })
})

test('approvals: one that somebody else decides has no buttons, and a decided one its decision', async () => {
  const declined = { state: 'declined', decidedBy: 'Meera', decidedAt: '2026-11-26T05:00:00Z', answer: 'No' } as const
  serve({}, [{ ...WAITING, mayDecide: false, ...declined }])
  const { screen } = await renderScreen(<AdminApprovalsScreen />, { at: '/admin/approvals?tab=decided' })
  const request = screen.getByRole('region', { name: /^Void receipt/ })
  await expect.element(request).toMatchTextContent(/Declined · Meera · 2026-11-26 10:30.*No/)
  expect(request.getByRole('button').elements()).toEqual([])
})

test('dashboard: shows the requests that one may decide only', async () => {
  serve({}, [WAITING, { ...WAITING, _id: 'p2', number: '2026-27/000199', mayDecide: false }])
  const { screen } = await renderScreen(<WaitingPanel />, { at: '/admin' })
  const panel = screen.getByRole('region', { name: 'Waiting for your approval' })
  await expect.element(panel).toMatchTextContent(/Void receipt 2026-27.000198, ₹5,000.*Asha Rao: Entered twice/)
  expect(panel.getByRole('listitem').elements().length).toBe(1)
})
