import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { REMINDER_SETTINGS } from '#testing/web/reminders.ts'
import { STUDENT } from '#testing/web/student.ts'
import { ReminderButton } from './reminder-button.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T06:00:00Z') }))

const REMINDER = {
  date: '2026-11-02',
  at: '2026-11-02T06:00:00.000Z',
  channel: 'WhatsApp',
  state: 'opened',
  by: 'Hari',
  dueDate: STUDENT.dueDate,
  amountToPay: STUDENT.PendingFee,
}

async function renderButton(student: object = {}, institute: object = INSTITUTE, responses: object = {}) {
  fakeServer({
    'GET /api/institute': institute,
    'POST /api/reminder/{id}': Response.json(REMINDER, { status: 201 }),
    ...responses,
  })
  const { screen } = await renderScreen(<ReminderButton student={{ ...STUDENT, ...student }} />)
  return screen
}

const getText = (href: string | null) => new URL(href ?? '').searchParams.get('text')

test.each([
  ['2025-05-31', 'was due on 2025-05-31 (520 days ago).'],
  ['2026-11-01', 'was due on 2026-11-01 (1 day ago).'],
  ['2026-11-02', 'is pending and due on 2026-11-02.'],
  ['2026-11-30', 'is pending and due on 2026-11-30.'],
])('fee reminder: a fee due on %s on 2026-11-02 %s', async (dueDate, text) => {
  const screen = await renderButton({ dueDate })
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toContain(text)
})

test('fee reminder: is disabled until the institute is loaded, then contains its phone number', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const screen = await renderButton({}, () => response)
  await expect.element(screen.getByRole('button', { name: 'Send Fee Reminder' })).toBeDisabled()
  respond(INSTITUTE)
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toContain('call +91 98000 00000.')
})

test('fee reminder: contains the amount and the UPI id of the institute', async () => {
  const screen = await renderButton({}, { ...INSTITUTE, upiId: 'fees@examplebank' })
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toMatch(/You can pay ₹10,500 by UPI to fees@examplebank\.$/)
})

test('fee reminder: to a dropped student, opens the chat only after a confirmation', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await renderButton({ status: 'Disable' })
  const button = screen.getByRole('button', { name: 'Send Fee Reminder' })
  const dialog = screen.getByRole('dialog', { name: 'Remind a dropped student?' })

  await button.click()
  await expect.element(dialog).toMatchTextContent(/Asha Rao was dropped and no longer attends\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(open).not.toHaveBeenCalled()

  await button.click()
  await dialog.getByRole('button', { name: 'Send Fee Reminder' }).click()
  await expect.poll(() => open.mock.calls.length).toBe(1)
  const [url, ...target] = open.mock.calls[0] ?? []
  expect(getText(String(url))).toMatch(/^Hello Asha, .*₹10,500/)
  expect(target).toEqual(['_blank', 'noopener,noreferrer'])
})

test('fee reminder: a tap records it, then opens the chat and offers the link again', async () => {
  let record: (() => void) | undefined
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await renderButton({}, INSTITUTE, {
    'POST /api/reminder/{id}': () =>
      new Promise((resolve) => (record = () => resolve(Response.json(REMINDER, { status: 201 })))),
  })
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  const href = link.element().getAttribute('href')
  await link.click()
  await expect.poll(() => record).toBeDefined()
  expect(open).not.toHaveBeenCalled()
  record?.()
  await expect.poll(() => open.mock.calls.length).toBe(1)
  expect(open.mock.calls[0]?.[0]).toBe(href)
  await expect.element(screen.getByRole('status')).toMatchTextContent(/WhatsApp is open for Asha Rao.*Open WhatsApp/)
})

test('fee reminder: the text that is sent has the amount to pay when it was recorded', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const recorded = { ...REMINDER, dueDate: '2026-10-05', amountToPay: 7000 }
  const screen = await renderButton({ dueAmount: 3500 }, INSTITUTE, {
    'POST /api/reminder/{id}': Response.json(recorded, { status: 201 }),
  })
  await screen.getByRole('link', { name: 'Send Fee Reminder' }).click()
  await expect.poll(() => open.mock.calls.length).toBe(1)
  expect(getText(String(open.mock.calls[0]?.[0]))).toMatch(/₹7,000 .* was due on 2026-10-05/)
})

test('fee reminder: opens no chat if somebody has reminded the student today (409)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const message = 'Hari has sent a reminder today. The next one can be sent tomorrow.'
  const screen = await renderButton({}, INSTITUTE, {
    'POST /api/reminder/{id}': errorResponse(409, { code: 'reminded_today', message }),
  })
  await screen.getByRole('link', { name: 'Send Fee Reminder' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  expect(open).not.toHaveBeenCalled()
})

test("fee reminder: uses the texts of the institute in the student's language", async () => {
  const settings = { ...REMINDER_SETTINGS, lateFr: 'Bonjour {name}, {amount} depuis {days} ({date}).\nUPI : {upiId}' }
  const responses = { 'GET /api/reminder/settings': settings }
  const screen = await renderButton({ language: 'fr', dueDate: '2026-10-30' }, INSTITUTE, responses)
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toMatch(
    /^Bonjour Asha, ₹10\u202f500 depuis 3\sjours \(2026-10-30\)\.$/,
  )
})

test('fee reminder: has the sum of several due dates before the click', async () => {
  const screen = await renderButton({ dueDate: '2026-09-05', dueAmount: 3500 }, INSTITUTE, {
    'GET /api/reminder/settings': REMINDER_SETTINGS,
    'GET /api/reminder/{id}': { reminders: [], total: 0, toPay: { dueDate: '2026-09-05', amountToPay: 7000 } },
  })
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toMatch(/₹7,000 .* was due on 2026-09-05/)
})

test('fee reminder: asks on return whether it was sent, and counts it only then', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const answers: unknown[] = []
  const screen = await renderButton({}, INSTITUTE, {
    'PUT /api/reminder/{id}': ({ body }: FakeRequest) => {
      answers.push(body)
      return { message: 'The student is still to be reminded.' }
    },
  })
  await screen.getByRole('link', { name: 'Send Fee Reminder' }).click()
  await expect.element(screen.getByRole('button', { name: 'Sent to Asha Rao', exact: true })).toBeVisible()
  expect(answers).toEqual([])

  await screen.getByRole('button', { name: 'Not sent to Asha Rao' }).click()

  await expect.element(screen.getByRole('link', { name: 'Send Fee Reminder' })).toBeVisible()
  expect(answers).toEqual([{ sent: false }])
})

test("fee reminder: offers the parent's number, and only that if the student has none", async () => {
  const screen = await renderButton({ parentContact: '9123456780' })
  await expect
    .element(screen.getByRole('link', { name: 'Remind the parent' }))
    .toHaveAttribute('href', expect.stringContaining('wa.me/919123456780'))
  await expect.element(screen.getByRole('link', { name: 'Send Fee Reminder' })).toBeVisible()

  const only = await renderButton({ contact: '', parentContact: '9123456780' })
  await expect.element(only.getByRole('link', { name: 'Remind the parent' }).last()).toBeVisible()
})
