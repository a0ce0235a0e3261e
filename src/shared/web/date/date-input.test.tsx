import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLanguage } from '#testing/web/messages.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { DateInput } from './date-input.tsx'
import { DayInput } from './day-input.tsx'

const UNREADABLE = 'Enter a date as YYYY-MM-DD or DD/MM/YYYY.'

type Limits = { min?: string; max?: string; required?: boolean }

function Field({ initial = '', required = false, ...limits }: Limits & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateInput label="Paid Date" value={value} onChange={setValue} clearable={!required} {...limits} />
      <output aria-label="Value">{value}</output>
      <button type="button">Next</button>
    </>
  )
}

async function openField(props: Parameters<typeof Field>[0] = {}) {
  const { screen } = await renderScreen(<Field {...props} />)
  const field = screen.getByRole('textbox', { name: 'Paid Date' })
  const value = screen.getByLabelText('Value')
  const opener = screen.getByRole('button', { name: 'Open the calendar' })
  const dialog = screen.getByRole('dialog', { name: 'Choose a day' })
  // Some versions of Chromium write a comma after the weekday.
  const day = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}$`) })
  return { screen, field, value, opener, dialog, day }
}

const leave = () => userEvent.tab()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:30:00Z') })
})

test('date field: a day typed as DD/MM/YYYY is shown as YYYY-MM-DD on leaving the field; other text is kept, with a message', async () => {
  const { field, value } = await openField()
  await field.fill('2/11/2026')
  await expect.element(value).toHaveTextContent('2026-11-02')
  await expect.element(field).toHaveValue('2/11/2026')
  await leave()
  await expect.element(field).toHaveValue('2026-11-02')

  await field.fill('2 Nov')
  await expect.element(field).not.toHaveAccessibleDescription(UNREADABLE)
  await leave()
  await expect.element(field).toHaveAccessibleDescription(UNREADABLE)
  await expect.element(field).toHaveValue('2 Nov')
  await field.fill('2-11-2026')
  await expect.element(field).toBeValid()

  // A day that does not exist is rejected when all digits are typed.
  await field.fill('29/02/2026')
  await expect.element(field).toHaveAccessibleDescription('This date does not exist.')
  await expect.element(field).toHaveValue('29/02/2026')
})

test('date field: a day outside the limits is rejected with the limit', async () => {
  const { field } = await openField({ min: '2000-01-01', max: '2026-11-20' })
  await field.fill('2026-11-21')
  await expect.element(field).toHaveAccessibleDescription('Enter 2026-11-20 or an earlier date.')
  await field.fill('1999-12-31')
  await expect.element(field).toHaveAccessibleDescription('Enter 2000-01-01 or a later date.')
})

test('date field: the day it was opened with is not checked against the limits', async () => {
  const { field } = await openField({ initial: '2030-01-01', max: '2026-11-20' })
  await field.click()
  await leave()
  await expect.element(field).toBeValid()
})

test('date field: the calendar opens on the day of the field, and returns the focus to its button; it has Today and Clear', async () => {
  const { opener, dialog, day, value } = await openField({ initial: '2026-03-31' })
  await opener.click()
  await expect.element(day('Tuesday 31 March 2026')).toHaveFocus()
  await expect.element(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('31')

  await userEvent.keyboard('{ArrowRight}{Enter}')

  await expect.element(value).toHaveTextContent('2026-04-01')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  await expect.element(dialog.getByRole('button', { name: 'Today' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Today' }).click()
  await expect.element(value).toHaveTextContent('2026-11-20')
  await opener.click()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => value.element().textContent).toBe('')
})

test('calendar: the keys move from Saturday 31 October 2026 by a day, week, month or year; Escape closes it without a change', async () => {
  const { opener, day, dialog, field } = await openField({ initial: '2026-10-31' })
  for (const [keys, expected] of [
    ['ArrowLeft', 'Friday 30 October 2026'],
    ['ArrowRight', 'Sunday 1 November 2026'],
    ['ArrowUp', 'Saturday 24 October 2026'],
    ['ArrowDown', 'Saturday 7 November 2026'],
    ['Home', 'Sunday 25 October 2026'],
    ['ArrowLeft}{End', 'Saturday 31 October 2026'],
    ['PageUp', 'Wednesday 30 September 2026'],
    ['PageDown', 'Monday 30 November 2026'],
    ['Shift>}{PageUp}{/Shift', 'Friday 31 October 2025'],
    ['Shift>}{PageDown}{/Shift', 'Sunday 31 October 2027'],
  ] as const) {
    await opener.click()
    await expect.element(day('Saturday 31 October 2026')).toHaveFocus()
    await userEvent.keyboard(`{${keys}}`)
    await expect.element(day(expected)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await expect.element(field).toHaveValue('2026-10-31')
  }
})

test('calendar: days outside the limits cannot be chosen or reached', async () => {
  const { opener, day, dialog } = await openField({ min: '2026-10-05', max: '2026-11-20' })
  await opener.click()
  await expect.element(day('Friday 20 November 2026')).toHaveFocus()
  await expect.element(day('Saturday 21 November 2026')).toBeDisabled()
  await expect.element(dialog.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await userEvent.keyboard('{PageDown}{PageUp}{PageUp}')
  await expect.element(day('Monday 5 October 2026')).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled()
})

test('calendar: month and year can be selected, as for a birth date', async () => {
  const { opener, day, dialog, value } = await openField({ max: '2026-11-20' })
  await opener.click()
  await dialog.getByLabelText('Year').selectOptions('2004')
  await dialog.getByLabelText('Month').selectOptions('February')
  await expect.element(dialog.getByRole('grid', { name: 'February 2004' })).toBeVisible()
  await day('Sunday 29 February 2004').click()
  await expect.element(value).toHaveTextContent('2004-02-29')
})

test('calendar: a required date cannot be cleared', async () => {
  const { opener, dialog } = await openField({ initial: '2026-03-31', required: true })
  await opener.click()
  await expect.element(dialog.getByRole('button', { name: 'Today' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('calendar: the names of its days and months, and the first day of the week, follow the language', async () => {
  const { screen } = await renderScreen(<Field />)
  await screen.getByRole('textbox').click()
  await screen.getByRole('button').first().click()
  for (const [language, firstDay, month] of [
    ['en', 'Sunday', 'November 2026'],
    ['fr', 'lundi', 'novembre 2026'],
    ['tr', 'Pazartesi', 'Kasım 2026'],
    ['hi', 'रविवार', 'नवंबर 2026'],
    ['mr', 'रविवार', 'नोव्हेंबर 2026'],
  ] as const) {
    await setLanguage(language)
    await expect.element(screen.getByRole('grid', { name: month })).toBeVisible()
    await expect.element(screen.getByRole('columnheader').first()).toHaveAccessibleName(firstDay)
  }
})

test('calendar: every control measures 44 px on a phone, without horizontal overflow', async () => {
  await page.viewport(360, 740)
  const { opener, dialog, day } = await openField()
  await opener.click()
  await expect.element(day('Friday 20 November 2026')).toHaveFocus()
  const controls = dialog.element().querySelectorAll('button, select')
  const sizes = [opener.element(), ...controls].map((control) => control.getBoundingClientRect())
  expect(controls.length).toBeGreaterThan(30)
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

function DayOfList({ clearable = false }: { clearable?: boolean }) {
  const [day, setDay] = useState('2026-11-02')
  return (
    <>
      <DayInput label="Day" day={day} max="2026-11-20" clearable={clearable} onChange={setDay} />
      <output aria-label="Applied">{day}</output>
    </>
  )
}

async function openDay(props = {}) {
  const { screen } = await renderScreen(<DayOfList {...props} />)
  return { screen, field: screen.getByRole('textbox', { name: 'Day' }), applied: screen.getByLabelText('Applied') }
}

test('day of a list: applies when all digits are typed; a short day applies on Enter, because more digits may follow', async () => {
  const { field, applied } = await openDay()
  await field.fill('2026-11-1')
  await expect.element(applied).toHaveTextContent('2026-11-02')
  await userEvent.keyboard('{Enter}')
  await expect.element(applied).toHaveTextContent('2026-11-01')
  await expect.element(field).toHaveValue('2026-11-01')
  await field.fill('03/11/2026')
  await expect.element(applied).toHaveTextContent('2026-11-03')
})

test('day of a list: an emptied day that is necessary returns on leaving the field; a future day does not apply, and is kept with a message', async () => {
  const { field, applied } = await openDay()
  await field.fill('')
  await leave()
  await expect.element(field).toHaveValue('2026-11-02')
  await expect.element(applied).toHaveTextContent('2026-11-02')

  await field.fill('2026-11-21')
  await leave()
  await expect.element(field).toHaveAccessibleDescription('Enter 2026-11-20 or an earlier date.')
  await expect.element(field).toHaveValue('2026-11-21')
  await expect.element(applied).toHaveTextContent('2026-11-02')
})

test('day of a list: is cleared from the calendar', async () => {
  const { screen, applied } = await openDay({ clearable: true })
  await screen.getByRole('button', { name: 'Open the calendar' }).click()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => applied.element().textContent).toBe('')
})
