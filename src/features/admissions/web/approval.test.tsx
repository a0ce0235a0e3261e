import { Button } from '@mantine/core'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Student } from '#features/students/contract/students.contract.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ApprovalDialog, useReject } from './public.ts'
import { aStudent } from '#testing/web/registration-form.ts'

const declared = { fee: 12_500.5, Paidfee: 2000, payMode: 'Online' }
const waiting: Student = {
  ...aStudent,
  status: 'Pending',
  TotalFee: 0,
  PaidFee: 0,
  PendingFee: 0,
  version: 4,
  declared,
}
const APPROVE = 'PUT /api/user/approve/{id}'
const REJECT = 'PUT /api/user/reject/{id}'
const put = (asked: FakeRequest[]) => asked.find(({ method }) => method === 'PUT')

function Waiting() {
  const [approving, setApproving] = useState<Student | null>(null)
  const reject = useReject()
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      <Button onClick={() => setApproving(waiting)}>Open</Button>
      <Button onClick={() => void reject(waiting)}>Turn down</Button>
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

async function opened(answers: Record<string, object>) {
  const asked = fakeServer(answers)
  const { screen } = await renderScreen(<Waiting />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByLabelText('Total Fee')).toBeVisible()
  return { asked, screen, approve: screen.getByRole('button', { name: 'Approve' }) }
}

afterEach(restoreFetch)

test('filled in with what was declared; what HR confirms is sent with the version', async () => {
  const { asked, screen, approve } = await opened({
    [APPROVE]: aStudent,
    'GET /api/fee/{id}': { TotalFee: 12_500.5, PaidFee: 0, PendingFee: 12_500.5, fee: [] },
  })
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  await expect.element(screen.getByLabelText('Payment Mode')).toHaveValue('Online')
  await screen.getByLabelText('Paid Fee').fill('99,999')
  await approve.click()
  await expect.element(screen.getByText('The amount paid is more than the fee.')).toBeVisible()
  expect(put(asked)).toBeUndefined()
  await screen.getByLabelText('Paid Fee').fill('1,500')
  await screen.getByLabelText('Payment Mode').selectOptions('Others')
  await approve.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Asha Rao is a student now\.$/)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(put(asked)?.body).toEqual({ fee: '12500.5', Paidfee: '1500', payMode: 'Others' })
  expect(put(asked)?.headers.get('if-match')).toBe('"4"')
})

test('decided by somebody else meanwhile: it is said, and the dialog goes', async () => {
  const message = 'This registration has been decided already.'
  const { screen, approve } = await opened({
    [APPROVE]: errorResponse(409, { code: 'decided', message, current: aStudent }),
  })
  await approve.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('edited by somebody else meanwhile: the values as they stand can be loaded', async () => {
  const current = { ...waiting, version: 5, declared: { ...declared, fee: 9000 } }
  const { screen, approve } = await opened({
    [APPROVE]: errorResponse(409, { code: 'stale', message: 'Changed.', current }),
  })
  await approve.click()
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('9000')
})

test('rejecting asks first, then says what the server says', async () => {
  const asked = fakeServer({ [REJECT]: { message: 'The registration has been rejected.' } })
  const { screen } = await renderScreen(<Waiting />)
  await screen.getByRole('button', { name: 'Turn down' }).click()
  await expect.element(screen.getByText('Reject the registration of Asha Rao?')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(put(asked)).toBeUndefined()
  await screen.getByRole('button', { name: 'Turn down' }).click()
  await screen.getByRole('button', { name: 'Reject' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('The registration has been rejected.')
  expect(put(asked)?.headers.get('if-match')).toBe('"4"')
})
