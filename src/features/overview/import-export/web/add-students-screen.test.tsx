import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Import, ImportRow } from '#features/overview/import-export/contract/imports.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { OPEN_IMPORT } from '#testing/web/imports.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddStudentsScreen } from './add-students-screen.tsx'

const OPEN: Import = { ...OPEN_IMPORT, columns: ['Name', 'Cell'], mapping: { name: 0 }, faulty: 1 }
const READY: Import = { ...OPEN, faulty: 0 }
const DONE: Import = { ...READY, state: 'done', students: 3, undoUntil: '2026-11-22T04:30:00.000Z' }
const ROW: ImportRow = { line: 2, cells: ['', '9876543210'], skipped: false, errors: { name: 'Missing' }, warnings: {} }
const PAST = { imports: [], total: 0 }

function openScreen(answers: object, at = '/hr/studentAdd?import=i1') {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/import': PAST, ...answers })
  return renderScreen(<AddStudentsScreen />, { at }).then((rendered) => ({ requests, ...rendered }))
}
const withRows = (shown: Import, rows = [ROW]) => ({
  'GET /api/import/i1': shown,
  'GET /api/import/i1/row': { rows, total: rows.length },
})

test('add students: begins an import with pasted rows and shows it', async () => {
  const { requests, screen, router } = await openScreen(
    { 'POST /api/import': OPEN, ...withRows(OPEN) },
    '/hr/studentAdd',
  )

  await screen.getByRole('textbox', { name: 'Or paste rows' }).fill('Name\tCell\nRavi\t9876543210')
  await screen.getByRole('button', { name: 'Continue' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Columns' })).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'students',
    rows: 'Name\tCell\nRavi\t9876543210',
  })
  expect(router.state.location.search).toMatchObject({ import: 'i1' })
})

test('add students: shows why rows cannot be read beside them, and keeps them', async () => {
  const rejected = errorResponse(422, { code: 'invalid', message: 'Check', fields: { rows: 'There is no row.' } })
  const { screen } = await openScreen({ 'POST /api/import': rejected }, '/hr/studentAdd')
  const box = screen.getByRole('textbox', { name: 'Or paste rows' })

  await box.fill('Name')
  await screen.getByRole('button', { name: 'Continue' }).click()

  await expect.element(box).toHaveAccessibleDescription(/There is no row\./)
  await expect.element(box).toHaveValue('Name')
})

test('add students: sends a file with its name, and shows why it cannot be read', async () => {
  const rejected = errorResponse(422, { code: 'invalid', message: 'Check', fields: { file: 'This is no table.' } })
  const { requests, screen } = await openScreen({ 'POST /api/import': rejected }, '/hr/studentAdd')
  await expect.element(screen.getByRole('button', { name: 'Choose file' })).toBeVisible()
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]')!

  await userEvent.upload(input, new File(['%PDF-1.7'], 'scan.pdf'))

  await expect.element(screen.getByRole('alert')).toHaveTextContent('This is no table.')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'students',
    name: 'scan.pdf',
    file: btoa('%PDF-1.7'),
  })
})

test('add students: an error is described at its cell, and the corrected text is sent', async () => {
  const { requests, screen } = await openScreen({ ...withRows(OPEN), 'PUT /api/import/i1/row': { ...ROW, errors: {} } })
  const cell = screen.getByRole('textbox', { name: 'Full Name, line 2' })

  await expect.element(cell).toHaveAccessibleDescription('Missing')
  await expect.element(screen.getByRole('button', { name: 'Import 1 row' })).toBeDisabled()
  await cell.fill('Ravi Rao')
  await screen.getByRole('button', { name: 'Skip line 2' }).click()

  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toEqual([
    { line: 2, cells: { name: 'Ravi Rao' } },
    { line: 2, skipped: true },
  ])
})

test('add students: a column gets a field', async () => {
  const { requests, screen } = await openScreen({ ...withRows(OPEN), 'PUT /api/import/i1': OPEN })

  await screen.getByRole('combobox', { name: 'Cell' }).selectOptions('Contact Number')

  await expect
    .poll(() => requests.find(({ method }) => method === 'PUT')?.body)
    .toEqual({
      mapping: { name: 0, contact: 1 },
    })
})

test('add students: of numbered payments, offers those in use and the next ones', async () => {
  const { screen } = await openScreen(withRows({ ...OPEN, mapping: { name: 0, paid2: 1 } }))
  const select = screen.getByRole('combobox', { name: 'Cell' })

  await expect.element(select).toHaveValue('paid2')
  const labels = [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(labels.filter((label) => label.startsWith('Paid Amount'))).toEqual([
    'Paid Amount',
    'Paid Amount 2',
    'Paid Amount 3',
  ])
})

test('add students: an error of a numbered payment is described at its cell', async () => {
  const row: ImportRow = { ...ROW, cells: ['Ravi', '99'], errors: { paid2: 'Too much' } }
  const { screen } = await openScreen(withRows({ ...OPEN, mapping: { name: 0, paid2: 1 } }, [row]))

  const cell = screen.getByRole('textbox', { name: 'Paid Amount 2, line 2' })

  await expect.element(cell).toHaveAccessibleDescription('Too much')
  await expect.element(cell).toHaveValue('99')
})

test('add students: imports once every new name is ticked, then shows the progress', async () => {
  const missing = {
    courses: [{ name: 'Java', rows: 7, lines: [2, 3, 4, 5, 6], fee: 9000 }],
    batches: [{ name: 'J-1', course: 'Java', rows: 1, lines: [2] }],
    categories: [],
  }
  const running: Import = { ...READY, state: 'running', rows: 10, progress: 5 }
  let shown: Import = { ...READY, missing }
  const { requests, screen } = await openScreen({
    ...withRows(READY),
    'GET /api/import/i1': () => shown,
    'POST /api/import/i1/run': () => (shown = running),
  })

  const button = screen.getByRole('button', { name: 'Import 1 row' })
  await expect.element(screen.getByText('7 rows: lines 2, 3, 4, 5, 6 …')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Course Java for ₹9,000' }).click()
  await expect.element(button).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Batch J-1 of Java' }).click()
  await button.click()

  await expect.element(screen.getByText('5 of 10 rows')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    create: { courses: ['Java'], batches: ['J-1'], categories: [] },
  })
})

test('add students: an import that is done can be undone after a question; the reason is shown if it cannot', async () => {
  const done: Import = { ...DONE, students: 2, receipts: 1, paid: 4000, discounts: 500 }
  const touched = errorResponse(409, { code: 'touched', message: 'A record was changed.' })
  const { screen } = await openScreen({ 'GET /api/import/i1': done, 'POST /api/import/i1/undo': touched })

  await expect.element(screen.getByText('Students: 2. Receipts: 1, together ₹4,000. Discounts: ₹500.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/A record was changed\./)
})

const LINKS = { open: 2, waiting: 0, sent: 0, failed: 0, withoutEmail: 1 }
const WITH_MAIL = { 'GET /api/institute': { ...INSTITUTE, mail: true } }

test('add students: sends sign-in links after a question with their number', async () => {
  let shown: Import = { ...DONE, links: LINKS }
  const { requests, screen } = await openScreen({
    ...WITH_MAIL,
    'GET /api/import/i1': () => shown,
    'POST /api/import/i1/links': () => (shown = { ...DONE, links: { ...LINKS, open: 0, sent: 2 } }),
  })

  await screen.getByRole('button', { name: 'Send sign-in links (2)' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Email 2 students a sign-in link?' })
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await dialog.getByRole('button', { name: 'Send emails' }).click()

  await expect.element(screen.getByText('Sign-in links: 2 sent, 0 waiting, 0 failed')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Send sign-in links/ })).not.toBeInTheDocument()
})

test('add students: without mail, says how links are passed on; and how many students have no email', async () => {
  const { screen } = await openScreen({ 'GET /api/import/i1': { ...DONE, links: LINKS } })

  await expect
    .element(screen.getByText(/^2 students with an email have no password\. Mail is not set up/))
    .toBeVisible()
  await expect.element(screen.getByText(/^1 student has no email/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Show incomplete students' }))
    .toHaveAttribute('href', '/hr/StudentList?only=incomplete')
  await expect.element(screen.getByRole('button', { name: /Send sign-in links/ })).not.toBeInTheDocument()
})

test('add students: before an import is undone, says that the links which were sent end', async () => {
  const { screen } = await openScreen({ 'GET /api/import/i1': { ...DONE, links: { ...LINKS, open: 0, sent: 2 } } })

  await screen.getByRole('button', { name: 'Undo' }).click()

  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/The sign-in links of 2 students end\./)
})

test('add students: an import that cannot be undone any more has no button for it', async () => {
  const { screen } = await openScreen({ 'GET /api/import/i1': { ...DONE, undoUntil: null } })

  await expect.element(screen.getByText(/^Students: 3\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('add students: a value for all rows is added and removed, and full batches are told', async () => {
  const full = [{ batch: 'T-1', seats: 20, free: 1, students: 2 }]
  let shown: Import = { ...READY, full }
  const { requests, screen } = await openScreen({
    ...withRows(READY),
    'GET /api/import/i1': () => shown,
    'PUT /api/import/i1': () => (shown = { ...shown, fixed: { mode: 'online' } }),
  })

  await expect.element(screen.getByText('T-1: 2 students in these rows, 1 of 20 seats free')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Field' }).selectOptions('Course Mode')
  await screen.getByRole('combobox', { name: 'Value' }).selectOptions('Online')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await screen.getByRole('button', { name: 'Remove Course Mode' }).click()

  await expect
    .poll(() => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ fixed: { mode: 'online' } }, { fixed: {} }])
})

test('add students: names the sheet that was read, and says how to read another one', async () => {
  const { screen } = await openScreen(withRows({ ...OPEN, sheet: 'Cover', sheets: ['Cover', 'Students'] }))

  await expect.element(screen.getByText('The sheet “Cover” was read.')).toBeVisible()
  await expect.element(screen.getByText(/choose the file again and then the sheet/)).toBeVisible()
})
