import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { ReminderButton } from './reminder-button.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T06:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  restoreFetch()
  getQueryClient('anyone').clear()
})

async function renderButton(student: object = {}, institute: object = INSTITUTE) {
  fakeServer({ 'GET /api/institute': institute })
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
  let respond: (institute: object) => void = () => {}
  const screen = await renderButton({}, () => new Promise((resolve) => (respond = resolve)))
  await expect.element(screen.getByRole('button', { name: 'Send Fee Reminder' })).toBeDisabled()
  respond(INSTITUTE)
  const link = screen.getByRole('link', { name: 'Send Fee Reminder' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toContain('call +91 98000 00000.')
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
