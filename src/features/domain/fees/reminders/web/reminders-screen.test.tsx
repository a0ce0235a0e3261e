import { beforeEach, expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { REMINDER_SETTINGS } from '#testing/web/reminders.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { ReminderLog } from './reminder-log.tsx'
import { ReminderSettingsPanel } from './reminder-settings-panel.tsx'
import { HrRemindersScreen } from './reminders-screen.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T06:00:00Z') }))

const reminder = (date: string, more: object = {}) => ({
  date,
  at: `${date}T06:00:00.000Z`,
  channel: 'WhatsApp',
  state: 'sent',
  by: 'Hari',
  ...more,
})
const createStudent = (_id: string, fname: string, lastReminder: object | null) => ({
  ...STUDENT,
  _id,
  fname,
  amountToPay: 4500,
  lastReminder,
})
const DUE = [
  createStudent('s1', 'Asha', reminder('2026-10-31')),
  createStudent('s2', 'Bela', null),
  createStudent('s3', 'Devi', reminder('2026-11-02', { channel: 'Email', state: 'failed' })),
]

async function openReminders(responses: Record<string, object> = {}, institute: object = { ...INSTITUTE, mail: true }) {
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Hari', email: '' })
  const requests = fakeServer({
    'GET /api/institute': institute,
    'GET /api/reminder': ({ query }: FakeRequest) =>
      query['tab'] === 'today'
        ? {
            students: [createStudent('s4', 'Ravi', reminder('2026-11-02'))],
            total: 1,
            counts: { due: 3, today: 1 },
            waiting: 0,
          }
        : { students: DUE, total: 3, counts: { due: 3, today: 1 }, waiting: 0 },
    'GET /api/reminder/totals': ({ query }: FakeRequest) => ({
      total: query['tab'] === 'today' ? 1 : 3,
      counts: {
        due: 3,
        today: 1,
      },
    }),
    ...responses,
  })
  return { ...(await renderScreen(<HrRemindersScreen />, { at: '/hr/reminders' })), requests }
}

test('reminders: shows sum, due date and last reminder of each student, and who was reminded today', async () => {
  const { screen, router } = await openReminders()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect
    .element(row('Asha'))
    .toMatchTextContent(/Asha Rao.*Tally.*₹4,500.*2026-09-0558 days late.*Reminded 2 days ago by Hari \(WhatsApp\)/)
  await expect.element(row('Bela')).toMatchTextContent(/Never/)
  await expect.element(row('Devi')).toMatchTextContent(/Email not sent/)
  await expect
    .element(row('Asha').getByRole('link', { name: 'Asha Rao', exact: true }))
    .toHaveAttribute('href', '/hr/student/fee?id=s1')

  await screen.getByRole('tab', { name: 'Reminded today 1' }).click()

  await expect.element(row('Ravi')).toMatchTextContent(/Reminded today by Hari/)
  await expect.element(screen.getByRole('link', { name: /Send Fee Reminder/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Email/ })).not.toBeInTheDocument()
  expect(router.state.location.href).toBe('/hr/reminders?tab=today')
})

test('reminders: emails all after a confirmation, and says that emails are being sent', async () => {
  let waiting = 0
  const { screen, requests } = await openReminders({
    'GET /api/reminder': () => ({ students: DUE, total: 3, counts: { due: 3, today: 0 }, waiting }),
    'POST /api/reminder/email': () => {
      waiting = 3
      return Response.json({ message: '3 emails are being sent.', queued: 3 }, { status: 201 })
    },
  })
  await screen.getByRole('button', { name: 'Email 3 students' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Email 3 students?' })
  await expect.element(dialog).toMatchTextContent(/by email, in their language\./)
  await dialog.getByRole('button', { name: 'Send emails' }).click()
  await expect.element(screen.getByText('3 emails are being sent. You can leave this page.')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ search: '' })
})

test('reminders: shows the empty state, and error and retry', async () => {
  let isDown = true
  const { screen } = await openReminders({
    'GET /api/reminder': () =>
      isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : { students: [], waiting: 0 },
    'GET /api/reminder/totals': { total: 0, counts: { due: 0, today: 0 } },
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Nobody is to be reminded today.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Email/ })).not.toBeInTheDocument()
})

const TO_PAY = { dueDate: '2026-09-05', amountToPay: 7000 }

test('reminder log: shows the last reminder, and all on demand', async () => {
  const reminders = [reminder('2026-11-01', { channel: 'Email' }), reminder('2026-10-20', { by: 'Meena' })]
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/reminder/{id}': { reminders, total: 2, toPay: TO_PAY } })
  const { screen } = await renderScreen(<ReminderLog studentId="s1" />)
  await expect.element(screen.getByText('Reminded yesterday by Hari (Email)')).toBeVisible()
  await screen.getByRole('button', { name: 'All 2 reminders' }).click()
  await expect.element(screen.getByText('Reminded 13 days ago by Meena (WhatsApp)')).toBeVisible()
})

test('reminder settings: shows a missing placeholder beside the text, and sends days and texts', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'PUT /api/reminder/settings': ({ body }: FakeRequest) => ({
      ...REMINDER_SETTINGS,
      ...(body as object),
      days: [-7, 7],
      version: 2,
    }),
  })
  const { screen } = await renderScreen(<ReminderSettingsPanel />)
  const late = screen.getByLabelText('Text after the due date')
  await late.fill('Dear {name}, please pay {amount}.')
  await screen.getByLabelText('Days of the reminders').fill('7, -7')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Add {date}.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])

  await late.fill('Dear {name}, please pay {amount} by {date}.')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Reminders saved')).toBeVisible()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    days: ['7', '-7'],
    beforeEn: REMINDER_SETTINGS.beforeEn,
    lateEn: 'Dear {name}, please pay {amount} by {date}.',
  })
})
