import { beforeEach, expect, test, vi } from 'vitest'
import type { CoursePlan } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PlanPanel } from './plan-panel.tsx'

const COURSE: CoursePlan = {
  enrolment: 'e1',
  student: 's1',
  course: 'Tally',
  batch: 'T-1',
  fee: 10_000,
  paid: 0,
  left: 10_000,
  rows: [],
  difference: 0,
  proposed: null,
  version: 0,
}
const row = (dueDate: string, amount: number, paid: number) => ({ dueDate, amount, paid, left: amount - paid })
const PLANNED: CoursePlan = {
  ...COURSE,
  paid: 4000,
  left: 6000,
  version: 2,
  rows: [row('2026-10-31', 4000, 4000), row('2026-11-30', 6000, 0)],
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T06:00:00Z') }))

async function renderPanel(plan: CoursePlan, { editable = true, response = plan as object } = {}) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': { plans: [plan], dueDate: '2026-11-30', dueAmount: plan.left, due: plan.left, late: 2000 },
    'PUT /api/plan/{id}': response,
  })
  const { screen } = await renderScreen(
    <main id="content">
      <PlanPanel studentId="s1" editable={editable} />
    </main>,
  )
  const sent = () => requests.find(({ method }) => method === 'PUT')
  return { screen, requests, sent, dialog: screen.getByRole('dialog') }
}

test('plan: shows each instalment with its state and what is due and late', async () => {
  const { screen } = await renderPanel(PLANNED, { editable: false })

  await expect.element(screen.getByText('₹6,000 due · ₹2,000 late')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Payment plan: Tally' })
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/2026-10-31.*₹4,000.*Paid$/)
  await expect.element(table.getByRole('row').nth(2)).toMatchTextContent(/2026-11-30.*₹6,000.*5 days late$/)
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('plan: a number of instalments and a date fill in the rows', async () => {
  const { screen, sent, dialog } = await renderPanel(COURSE)
  await screen.getByRole('button', { name: 'Make a plan: Tally' }).click()

  await dialog.getByLabelText('First due date').fill('2027-01-31')
  await expect.element(dialog.getByLabelText('Due date of instalment 2')).toHaveValue('2027-02-28')
  await dialog.getByLabelText('Instalments', { exact: true }).fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect
    .poll(() => sent()?.body)
    .toEqual({
      rows: [
        { dueDate: '2027-01-31', amount: '5000' },
        { dueDate: '2027-02-28', amount: '5000' },
      ],
    })
  expect(sent()?.headers.get('if-match')).toBe('"0"')
})

test('plan: changes the unpaid rows by hand and says what is left to plan', async () => {
  const { screen, sent, dialog } = await renderPanel(PLANNED)
  await screen.getByRole('button', { name: 'Change plan: Tally' }).click()
  await expect.element(dialog.getByText('₹4,000 is paid and stays as it is. ₹6,000 to plan.')).toBeVisible()

  await dialog.getByLabelText('Amount of instalment 1').fill('2,500.50')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('₹3,499.50 is left to plan.')
  await dialog.getByRole('button', { name: 'Add instalment' }).click()
  await expect.element(dialog.getByLabelText('Due date of instalment 2')).toHaveValue('2026-12-30')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect
    .poll(() => sent()?.body)
    .toEqual({
      rows: [
        { dueDate: '2026-11-30', amount: '2500.50' },
        { dueDate: '2026-12-30', amount: '3499.5' },
      ],
    })
})

test('plan: shows the errors of the server beside the row and below the rows', async () => {
  const fields = { 'rows.1.dueDate': 'This date must be after the date before it.', rows: 'The sum differs.' }
  const response = errorResponse(422, { code: 'invalid', message: 'Check the fields.', fields })
  const { screen, dialog } = await renderPanel(COURSE, { response })
  await screen.getByRole('button', { name: 'Make a plan: Tally' }).click()

  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect.element(dialog.getByText('The sum differs.')).toBeVisible()
  const date = dialog.getByLabelText('Due date of instalment 2')
  await expect.element(date).toHaveAccessibleDescription('This date must be after the date before it.')
})

test('plan: tells HR when the fee has changed since, and removes a plan on request', async () => {
  const { screen, sent, dialog } = await renderPanel({ ...PLANNED, difference: -500 })
  await expect.element(screen.getByText(/^The fee has fallen by ₹500 since/)).toBeVisible()
  await screen.getByRole('button', { name: 'Change plan: Tally' }).click()

  await dialog.getByRole('button', { name: 'Remove plan' }).click()
  await screen.getByRole('dialog', { name: 'Remove this plan?' }).getByRole('button', { name: 'Remove plan' }).click()

  await expect.poll(() => sent()?.body).toEqual({ rows: [] })
  expect(sent()?.headers.get('if-match')).toBe('"2"')
})

test('plan: without one, students and the admin see no panel', async () => {
  const { screen, requests } = await renderPanel(COURSE, { editable: false })

  await expect.poll(() => requests.map(({ path }) => path)).toContain('/api/plan/s1')
  await expect.element(screen.getByRole('main')).toBeEmptyDOMElement()
})
