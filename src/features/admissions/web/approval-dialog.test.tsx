import { Button } from '@mantine/core'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Student } from '#features/students/contract/students.contract.ts'
import { errorResponse, fakeServer, type FakeRequest, restoreFetch } from '#testing/web/fake-server.ts'
import { REGISTERED_STUDENT } from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ApprovalDialog, useConfirmReject } from './public.ts'

const DECLARED = { fee: 12_500.5, Paidfee: 2000, payMode: 'Online' }
const PENDING: Student = {
  ...REGISTERED_STUDENT,
  ...{ status: 'Pending', TotalFee: 0, PaidFee: 0, PendingFee: 0, version: 4, declared: DECLARED },
}
const APPROVE = 'PUT /api/user/approve/{id}'
const REJECT = 'PUT /api/user/reject/{id}'
const findPut = (requests: FakeRequest[]) => requests.find(({ method }) => method === 'PUT')

function Screen() {
  const [approving, setApproving] = useState<Student | null>(null)
  const confirmReject = useConfirmReject()
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      <Button onClick={() => setApproving(PENDING)}>Open</Button>
      <Button onClick={() => void confirmReject(PENDING)}>Turn down</Button>
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

async function openApproval(responses: Record<string, object>) {
  const requests = fakeServer(responses)
  const { screen } = await renderScreen(<Screen />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByLabelText('Total Fee')).toBeVisible()
  return { requests, screen, approve: screen.getByRole('button', { name: 'Approve' }) }
}

async function openRejection(responses: Record<string, object>) {
  const requests = fakeServer(responses)
  const { screen } = await renderScreen(<Screen />)
  await screen.getByRole('button', { name: 'Turn down' }).click()
  await expect.element(screen.getByText('Reject the registration of Asha Rao?')).toBeVisible()
  return { requests, screen }
}

afterEach(restoreFetch)

test('approval: is filled with the declared payment', async () => {
  const { screen } = await openApproval({})

  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  await expect.element(screen.getByLabelText('Paid Fee')).toHaveValue('2000')
  await expect.element(screen.getByLabelText('Payment Mode')).toHaveValue('Online')
})

test('approval: rejects a payment above the fee', async () => {
  const { requests, screen, approve } = await openApproval({})

  await screen.getByLabelText('Paid Fee').fill('99,999')
  await approve.click()

  await expect.element(screen.getByText('The amount paid is more than the fee.')).toBeVisible()
  expect(findPut(requests)).toBeUndefined()
})

test('approval: sends the confirmed values with the version, and closes', async () => {
  const { requests, screen, approve } = await openApproval({
    [APPROVE]: REGISTERED_STUDENT,
    'GET /api/fee/{id}': { TotalFee: 12_500.5, PaidFee: 0, PendingFee: 12_500.5, fee: [] },
  })

  await screen.getByLabelText('Paid Fee').fill('1,500')
  await screen.getByLabelText('Payment Mode').selectOptions('Others')
  await approve.click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Asha Rao is a student now\.$/)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(findPut(requests)?.body).toEqual({ fee: '12500.5', Paidfee: '1500', payMode: 'Others' })
  expect(findPut(requests)?.headers.get('if-match')).toBe('"4"')
})

test('approval: a registration that was decided meanwhile shows a message and closes', async () => {
  const message = 'This registration has been decided already.'
  const { screen, approve } = await openApproval({
    [APPROVE]: errorResponse(409, { code: 'decided', message, current: REGISTERED_STUDENT }),
  })

  await approve.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('approval: a stale version can be replaced by the current values', async () => {
  const current = { ...PENDING, version: 5, declared: { ...DECLARED, fee: 9000 } }
  const { screen, approve } = await openApproval({
    [APPROVE]: errorResponse(409, { code: 'stale', message: 'Changed.', current }),
  })

  await approve.click()
  await screen.getByRole('button', { name: 'Load the current values' }).click()

  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('9000')
})

test('rejection: Cancel sends nothing', async () => {
  const { requests, screen } = await openRejection({})

  await screen.getByRole('button', { name: 'Cancel' }).click()

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(findPut(requests)).toBeUndefined()
})

test('rejection: sends the version and shows the message of the server', async () => {
  const { requests, screen } = await openRejection({ [REJECT]: { message: 'The registration has been rejected.' } })

  await screen.getByRole('button', { name: 'Reject' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('The registration has been rejected.')
  expect(findPut(requests)?.headers.get('if-match')).toBe('"4"')
})
