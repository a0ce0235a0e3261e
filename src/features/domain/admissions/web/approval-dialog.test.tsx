import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Approved } from '#features/domain/admissions/contract/admissions.contract.ts'
import { instituteQueries } from '#features/base/institute/web/institute.queries.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { CHOICES, REGISTERED_STUDENT } from '#testing/web/registration-form.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ApprovalDialog } from './approval-dialog.tsx'
import { useConfirmReject } from './use-confirm-reject.ts'

const DECLARED = { fee: 1, Paidfee: 2, payMode: 'Online' }
const PENDING: Student = {
  ...REGISTERED_STUDENT,
  status: 'Pending',
  TotalFee: 0,
  PaidFee: 0,
  PendingFee: 0,
  version: 4,
  declared: DECLARED,
  listFee: 12_500.5,
  emailConfirmed: false,
}
const APPROVE = 'PUT /api/user/approve/{id}'
const REJECT = 'PUT /api/user/reject/{id}'
const findPut = (requests: FakeRequest[]) => requests.find(({ method }) => method === 'PUT')

const APPROVED: Approved = { ...REGISTERED_STUDENT, message: 'A link was sent.', mailed: true, passwordLink: null }
const NO_FEES = {
  version: 3,
  TotalFee: 12_500.5,
  PaidFee: 0,
  PendingFee: 12_500.5,
  dueDate: '2026-09-05',
  dueAmount: 12_500.5,
  fee: [],
}

function Screen({ student }: { student: Student }) {
  const [approving, setApproving] = useState<Student | null>(null)
  const confirmReject = useConfirmReject()
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      <Button onClick={() => setApproving(student)}>Open</Button>
      <Button onClick={() => void confirmReject(PENDING)}>Turn down</Button>
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

async function openApproval(
  responses: Record<string, object>,
  { mail = false, student = PENDING }: { mail?: boolean; student?: Student } = {},
) {
  const requests = fakeServer({ ...CHOICES, 'GET /api/institute': { ...INSTITUTE, mail }, ...responses })
  getQueryClient('anyone').setQueryData(instituteQueries.get().queryKey, { ...INSTITUTE, mail })
  const { screen } = await renderScreen(<Screen student={student} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByLabelText('Total Fee')).toBeVisible()
  return {
    requests,
    screen,
    approve: screen.getByRole('button', { name: 'Approve' }),
    checkEmail: () => screen.getByRole('checkbox', { name: 'asha@example.com belongs to the applicant' }).click(),
  }
}

async function openRejection(responses: Record<string, object>) {
  const requests = fakeServer(responses)
  const { screen } = await renderScreen(<Screen student={PENDING} />)
  await screen.getByRole('button', { name: 'Turn down' }).click()
  await expect.element(screen.getByText('Reject the registration of Asha Rao?')).toBeVisible()
  return { requests, screen }
}

test('approval: is filled with the list fee and the instalments that the course proposes; what a stranger stated is beside it', async () => {
  const { screen } = await openApproval({})

  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  await expect.element(screen.getByLabelText('Total Fee')).toHaveAccessibleDescription('Stated by the applicant: ₹1')
  await expect.element(screen.getByLabelText('Paid Fee')).toHaveValue('0')
  await expect.element(screen.getByLabelText('Paid Fee')).toHaveAccessibleDescription('Stated by the applicant: ₹2')
  await expect.element(screen.getByLabelText('Instalments')).toHaveValue('3')
})

test('approval: rejects a payment above the fee', async () => {
  const { requests, screen, approve } = await openApproval({})

  await screen.getByLabelText('Paid Fee').fill('99,999')
  await approve.click()

  await expect.element(screen.getByText('The amount paid is more than the fee.')).toBeVisible()
  expect(findPut(requests)).toBeUndefined()
})

test('approval: asks for a reason only while the fee is below the list fee', async () => {
  const { requests, screen, approve, checkEmail } = await openApproval({
    [APPROVE]: APPROVED,
    'GET /api/fee/{id}': NO_FEES,
  })
  const reason = screen.getByLabelText('Reason for the lower fee')
  await checkEmail()
  expect(reason.elements()).toEqual([])

  await screen.getByLabelText('Total Fee').fill('12,000')
  await expect.element(reason).toHaveAccessibleDescription(/₹12,500\.50/)
  await approve.click()
  await expect.element(screen.getByText('Say why the fee is below the list fee.')).toBeVisible()
  expect(findPut(requests)).toBeUndefined()
  await reason.fill('Sister of a student')
  await approve.click()

  await expect.poll(() => findPut(requests)?.body).toMatchObject({ fee: '12000', feeReason: 'Sister of a student' })
})

test('approval: sends the confirmed values with the version, and closes', async () => {
  const { requests, screen, approve, checkEmail } = await openApproval({
    [APPROVE]: APPROVED,
    'GET /api/fee/{id}': NO_FEES,
  })

  await screen.getByLabelText('Paid Fee').fill('1,500')
  await screen.getByLabelText('UPI', { exact: true }).click()
  await checkEmail()
  await approve.click()

  await expect.element(screen.getByText('Asha Rao is a student now.')).toBeVisible()
  await expect.element(screen.getByText('A link was sent.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(findPut(requests)?.body).toEqual({
    fee: '12500.5',
    Paidfee: '1500',
    payMode: 'Online',
    exactMode: 'UPI',
    emailConfirmed: true,
    instalments: '3',
    firstDue: '',
    feeReason: '',
  })
  expect(findPut(requests)?.headers.get('if-match')).toBe('"4"')
})

test('approval: a registration that was decided meanwhile shows a message and closes', async () => {
  const message = 'This registration has been decided already.'
  const { screen, approve, checkEmail } = await openApproval({
    [APPROVE]: errorResponse(409, { code: 'decided', message, current: REGISTERED_STUDENT }),
  })

  await checkEmail()
  await approve.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('approval: a stale version can be replaced by the current values', async () => {
  const current = { ...PENDING, version: 5, listFee: 9000 }
  const { screen, approve, checkEmail } = await openApproval({
    [APPROVE]: errorResponse(409, { code: 'stale', message: 'Changed.', current }),
  })

  await checkEmail()
  await approve.click()
  await screen.getByRole('button', { name: 'Load the current values' }).click()

  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('9000')
})

test('approval: without mail, HR must state whose address it is', async () => {
  const { requests, screen, approve } = await openApproval({})

  await approve.click()

  await expect.element(screen.getByText(/^Check that the email belongs to the applicant/)).toBeVisible()
  expect(findPut(requests)).toBeUndefined()
})

test('approval: with mail, an address that is not confirmed can be sent the link again', async () => {
  const { screen } = await openApproval(
    { 'POST /api/user/confirmation/{id}': { message: 'A link was sent again.' } },
    { mail: true },
  )

  await expect.element(screen.getByText('asha@example.com is not confirmed yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Send the link again' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('A link was sent again.')
})

test('approval: a confirmed address needs nothing more', async () => {
  const { requests, screen, approve } = await openApproval(
    { [APPROVE]: APPROVED, 'GET /api/fee/{id}': NO_FEES },
    { mail: true, student: { ...PENDING, emailConfirmed: true } },
  )

  await expect.element(screen.getByText('asha@example.com is confirmed.')).toBeVisible()
  await approve.click()

  await expect.element(screen.getByText('A link was sent.')).toBeVisible()
  expect(findPut(requests)?.body).not.toHaveProperty('emailConfirmed')
})

test('approval: without mail, shows the link to pass on until it is closed', async () => {
  const passwordLink = 'https://office.example.com/forget-password#token=abc'
  const { screen, approve, checkEmail } = await openApproval({
    [APPROVE]: { ...APPROVED, mailed: false, message: 'Pass this link on to Asha Rao.', passwordLink },
    'GET /api/fee/{id}': NO_FEES,
  })

  await checkEmail()
  await approve.click()

  const dialog = screen.getByRole('dialog', { name: 'Password for Asha Rao' })
  await expect.element(dialog.getByText(passwordLink)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
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
