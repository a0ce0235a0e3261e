import { expect, test } from 'vitest'
import type { Import, ImportRow } from '#features/overview/import-export/contract/imports.contract.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { OPEN_IMPORT } from '#testing/web/imports.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import {
  ImportAttendanceScreen,
  ImportBatchesScreen,
  ImportCoursesScreen,
  ImportEnquiriesScreen,
  ImportExpensesScreen,
} from './import-records-screens.tsx'

const OPEN: Import = {
  ...OPEN_IMPORT,
  kind: 'courses',
  columns: ['Course'],
  mapping: { course: 0 },
  rows: 2,
  skipped: 1,
}
const KNOWN: ImportRow = { line: 2, cells: ['Tally'], skipped: true, errors: { course: 'It exists.' }, warnings: {} }
const PAST = { imports: [{ ...OPEN, state: 'done', records: 7 }], total: 1 }

test('import courses: begins an import of courses by the calls of the admin, and lists those that were run', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/import': PAST,
    'POST /api/admin/import': OPEN,
    'GET /api/admin/import/i1': OPEN,
    'GET /api/admin/import/i1/row': {
      rows: [],
      total: 0,
    },
  })
  const { screen } = await renderScreen(<ImportCoursesScreen />, { at: '/admin/course/import' })

  await expect.element(screen.getByRole('row', { name: /Finished 7/ })).toBeVisible()
  await screen.getByRole('textbox', { name: 'Or paste rows' }).fill('Course\nTally')
  await screen.getByRole('button', { name: 'Continue' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Columns' })).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'courses', rows: 'Course\nTally' })
  expect(requests.find(({ path }) => path === '/api/admin/import')?.query).toMatchObject({ kind: 'courses' })
})

test('import courses: shows at a skipped row why it is skipped', async () => {
  fakeServer({
    'GET /api/admin/import/i1': OPEN,
    'GET /api/admin/import/i1/row': {
      rows: [KNOWN],
      total: 1,
    },
  })
  const { screen } = await renderScreen(<ImportCoursesScreen />, { at: '/admin/course/import?import=i1' })

  const cell = screen.getByRole('textbox', { name: 'Course Name, line 2' })
  await expect.element(cell).toHaveAccessibleDescription('It exists.')
  await expect.element(cell).toBeDisabled()
})

test('import batches: an import that is done shows what it made and links to the list', async () => {
  const done: Import = {
    ...OPEN,
    kind: 'batches',
    state: 'done',
    records: 3,
    undoUntil: '2026-11-22T04:30:00.000Z',
  }
  fakeServer({ 'GET /api/import/i1': done })
  const { screen } = await renderScreen(<ImportBatchesScreen />, { at: '/hr/batch/import?import=i1' })

  await expect.element(screen.getByText('Created: 3.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Show batches' })).toHaveAttribute('href', '/hr/batch')
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('import enquiries: shows at a row that is skipped as known why, and lets it be imported', async () => {
  const known: ImportRow = { line: 2, cells: ['Asha'], skipped: true, errors: {}, warnings: { name: 'It is known.' } }
  const shown: Import = { ...OPEN, kind: 'enquiries', columns: ['Name'], mapping: { name: 0 } }
  const requests = fakeServer({
    'GET /api/import/i1': shown,
    'GET /api/import/i1/row': {
      rows: [known],
      total: 1,
    },
    'PUT /api/import/i1/row': {
      ...known,
      skipped: false,
    },
  })
  const { screen } = await renderScreen(<ImportEnquiriesScreen />, { at: '/hr/enquiry/import?import=i1' })

  await expect
    .element(screen.getByRole('textbox', { name: 'Name, line 2' }))
    .toHaveAccessibleDescription('It is known.')
  await screen.getByRole('button', { name: 'Import line 2' }).click()

  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toEqual([{ line: 2, skipped: false }])
})

test('import expenses: creates the categories that are ticked, and shows the sum of what was created', async () => {
  const toMissing = (name: string) => ({ name, rows: 1, lines: [2] })
  const missing = { courses: [], batches: [], categories: ['Rent', 'Tea'].map(toMissing) }
  let shown: Import = { ...OPEN, kind: 'expenses', columns: ['Head'], mapping: { ledgerName: 0 }, missing }
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/import/i1/row': {
      rows: [],
      total: 0,
    },
    'GET /api/admin/import/i1': () => shown,
    'POST /api/admin/import/i1/run': () =>
      (shown = {
        ...shown,
        state: 'done',
        records: 2,
        paid: 12_040,
      }),
  })
  const { screen } = await renderScreen(<ImportExpensesScreen />, { at: '/admin/expense/import?import=i1' })

  for (const name of ['Category Rent', 'Category Tea']) await screen.getByRole('checkbox', { name }).click()
  await screen.getByRole('button', { name: 'Import 1 row' }).click()

  await expect.element(screen.getByText('Created: 2, together ₹12,040.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Show expenses' }))
    .toHaveAttribute('href', '/admin/view-expance')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    create: { courses: [], batches: [], categories: ['Rent', 'Tea'] },
  })
})

test('import attendance: shows at the student of a skipped row that there is a mark, and how rows are written', async () => {
  const marked: ImportRow = { line: 2, cells: ['Asha'], skipped: true, errors: { student: 'Marked.' }, warnings: {} }
  const shown: Import = { ...OPEN, kind: 'attendance', columns: ['Student'], mapping: { student: 0 } }
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/import': {
      imports: [],
      total: 0,
    },
    'GET /api/import/i1': shown,
    'GET /api/import/i1/row': {
      rows: [marked],
      total: 1,
    },
  })
  const { screen, router } = await renderScreen(<ImportAttendanceScreen />, { at: '/hr/attendence/import?import=i1' })

  await expect
    .element(screen.getByRole('textbox', { name: 'Student Name, line 2' }))
    .toHaveAccessibleDescription('Marked.')
  await router.navigate({ to: '/hr/attendence/import' })
  await expect.element(screen.getByText(/P or A, 1 or 0/)).toBeVisible()
})

test.each([
  ['hr', '/hr/batch/import', <ImportBatchesScreen key="batches" />, 'import-export.run-all'],
  ['admin', '/admin/course/import', <ImportCoursesScreen key="courses" />, 'import-export.run'],
] as const)(
  'import page of %s: who may not run imports there is told so, and requests nothing',
  async (area, at, ui, other) => {
    storeIdentity(area, { _id: 'a1', token: 't', role: area, name: 'Meera', email: '', permissions: [other] })
    const requests = fakeServer({ 'GET /api/institute': INSTITUTE })
    const { screen } = await renderScreen(ui, { at })

    await expect.element(screen.getByRole('alert')).toMatchTextContent(/You may not do this\./)
    expect(screen.getByRole('textbox').elements()).toEqual([])
    expect(requests.filter(({ path }) => path.includes('import'))).toEqual([])
  },
)
