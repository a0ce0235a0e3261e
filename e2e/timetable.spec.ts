import type { Page } from '@playwright/test'
import { PASSWORD, registration } from './support/office.ts'
import { expectToasts } from './support/forms.ts'
import { expect, test } from './support/test.ts'

/** Returns today at the institute. Monday is weekday 1. */
function getToday(): { date: string; weekday: number } {
  const date = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(new Date())
  return { date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7 }
}

async function typeSession(page: Page, weekday: number, [start, end]: [string, string]) {
  await page.getByRole('button', { name: 'Add a session' }).click()
  await page.getByLabel('Weekday of session 1').selectOption(String(weekday))
  await page.getByLabel('Start of session 1').fill(start)
  await page.getByLabel('End of session 1').fill(end)
}

test('timetable: hours and a clash, a full batch with its waiting list, a holiday, and the class of today on a phone', async ({
  page,
  office,
}) => {
  const { date, weekday } = getToday()
  const first = await office.createBatch('first')
  const second = await office.createBatch('second')
  const trainer = `Anita ${first.bCode}`
  await office.signInAs('hr')
  const openBatch = async ({ bCode }: { bCode: string }) => {
    await page.goto(`/hr/batch?search=${encodeURIComponent(bCode)}`)
    await page.getByRole('link', { name: `Edit ${bCode}` }).click()
  }

  await test.step('HR sets hours, room, trainer and seats', async () => {
    await openBatch(first)
    await page.getByLabel('Trainer').fill(trainer)
    await page.getByLabel('Room').fill('Lab 1')
    await page.getByLabel('Seats').fill('1')
    await typeSession(page, weekday, ['10:00', '12:00'])
    await expectToasts(page, ['Batch Updated'], () => page.getByRole('button', { name: 'Save' }).click())
  })

  await test.step('a second batch at the same time shows the clash, and is saved anyway', async () => {
    await openBatch(second)
    await page.getByLabel('Trainer').fill(trainer)
    await typeSession(page, weekday, ['11:00', '13:00'])
    const clash = `${trainer} teaches ${first.bCode} on`
    await expect(page.getByText(clash)).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toContainText(clash)
    await expectToasts(page, ['Batch Updated'], () => page.getByRole('button', { name: 'Save anyway' }).click())
  })

  await test.step('the timetable shows both, marked', async () => {
    await page.goto(`/hr/timetable?trainer=${encodeURIComponent(trainer)}`)
    const today = page.getByRole('region').filter({ has: page.locator(`time[datetime="${date}"]`) })
    await expect(today.getByRole('link', { name: first.bCode })).toBeVisible()
    await expect(today.getByRole('link', { name: second.bCode })).toBeVisible()
    await expect(today.getByText('Clash', { exact: true })).toHaveCount(2)
  })

  const email = `${first.bCode.replaceAll(' ', '.')}@example.com`
  await office.post('hr', '/api/user/register', { ...registration(first.course, first.bCode), email })

  await test.step('a full batch offers its waiting list; whoever waits is offered the seat', async () => {
    const enquiry = await office.post<{ _id: string; name: string }>('hr', '/api/enquiry', {
      name: 'Waiting Example',
      contact: '9811122233',
      qualification: 'BCom',
      address: 'Pune',
      course: first.course,
      mode: 'offline',
      date,
    })
    await page.goto(`/hr/enquiry/admit?id=${enquiry._id}`)
    await expect(page.getByText('Full: 1 of 1 seats.')).toBeVisible()
    const added = `On the waiting list of ${first.bCode}`
    await expectToasts(page, [added], () => page.getByRole('button', { name: 'Put on the waiting list' }).click())
    await office.put('hr', `/api/batch/${await findBatchId(first.bCode)}`, { seats: 2 })
    await page.goto(`/hr/batch?search=${encodeURIComponent(first.bCode)}`)
    await expect(page.getByText('1 of 2')).toBeVisible()
    await page.getByRole('link', { name: 'Seat free, 1 waiting' }).click()
    await page.getByRole('button', { name: 'Remove Waiting Example from the waiting list' }).click()
    await expect(page.getByText('Nobody waits for a seat in this batch.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Offer the seat to Waiting Example' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Waiting')
    await expect(page.getByLabel('Batch', { exact: true })).toHaveValue(first.bCode)
  })

  await test.step('the student sees the class of today on a phone', async () => {
    await office.signInAs('student', email, PASSWORD)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/student/timetable')
    await expect(page.getByRole('region').first()).toContainText(new RegExp(`Today.*10:00–12:00.*${first.bCode}`, 's'))
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('on a holiday there are no classes', async () => {
    // It is not today, because other journeys mark attendance.
    const from = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10)
    const name = `Holiday ${first.bCode}`
    await office.post('admin', '/api/holiday', { name, from })
    await page.goto(`/student/timetable?day=${from}`)
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByText('10:00–12:00')).toHaveCount(0)
  })

  async function findBatchId(bCode: string): Promise<string> {
    const path = `/api/batch?search=${encodeURIComponent(bCode)}`
    const { batches } = await office.get<{ batches: { _id: string }[] }>('hr', path)
    return batches[0]?._id ?? ''
  }
})
