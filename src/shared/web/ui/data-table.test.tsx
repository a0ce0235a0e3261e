import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { DataTable } from './data-table.tsx'
import { IconAction } from './icon-action.tsx'
import { RupeeText } from './rupee-text.tsx'

const rows = [
  { _id: '1', name: 'Asha Rao', fee: 45_000 },
  { _id: '2', name: 'Zoé Petit', fee: 1_45_000 },
]

const renderStudents = (busy = false) => (
  <DataTable
    label="Students"
    rows={rows}
    rowKey={(row) => row._id}
    busy={busy}
    columns={[
      { key: 'name', header: 'Name', primary: true, cell: (row) => row.name },
      { key: 'fee', header: 'Total Fee', align: 'end', cell: (row) => <RupeeText amount={row.fee} /> },
    ]}
    actions={(row) => <IconAction label={`Edit ${row.name}`} icon="✎" onClick={() => {}} />}
  />
)

test('DataTable: on a wide screen, shows a table with figures aligned to the end', async () => {
  const { screen } = await renderScreen(renderStudents())
  await expect.element(screen.getByRole('table', { name: 'Students' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Total Fee' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Asha Rao ₹45,000 Edit Asha Rao' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '₹1,45,000' })).toHaveStyle({ textAlign: 'end' })
})

test('DataTable: only figures have tabular numerals', async () => {
  const { screen } = await renderScreen(renderStudents())
  const numerals = (role: 'rowheader' | 'cell', name: string) =>
    getComputedStyle(screen.getByRole(role, { name }).element()).fontVariantNumeric
  await expect.element(screen.getByRole('cell', { name: '₹1,45,000' })).toBeVisible()
  expect(numerals('rowheader', 'Asha Rao')).toBe('normal')
  expect(numerals('cell', '₹1,45,000')).toBe('tabular-nums')
})

test('DataTable: on a phone, shows cards that fit the page and remain a table for screen readers', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderScreen(renderStudents())
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Students' })).toBeVisible()
  const [label] = screen.getByText('Total Fee').elements().slice(1)
  expect(label?.checkVisibility()).toBe(true)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const button = screen.getByRole('button', { name: 'Edit Asha Rao' }).element().getBoundingClientRect()
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
})

test('DataTable: on a phone, the cards of a table with column widths fit the page', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderScreen(
    <DataTable
      label="Students"
      rows={rows}
      rowKey={(row) => row._id}
      columns={[
        { key: 'name', header: 'Name', primary: true, cell: (row) => row.name },
        { key: 'fee', header: 'Total Fee', width: 300, cell: (row) => row.fee },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Students' })
  await expect.element(table).toBeVisible()
  expect(table.element().getBoundingClientRect().width).toBeLessThanOrEqual(360)
})

test('DataTable: a long name wraps, another long text is cut, a long amount widens its column', async () => {
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(
    <DataTable
      label="Students"
      rows={[{ _id: '1', fee: 1_23_45_678.9 }]}
      rowKey={(row) => row._id}
      columns={[
        { key: 'name', header: 'Name', primary: true, cell: () => <span>{'Venkatasubramanian '.repeat(12)}</span> },
        {
          key: 'batch',
          header: 'Batch',
          width: 84,
          fixed: true,
          wrap: true,
          cell: () => <span>TALLY-2510, DM-2609</span>,
        },
        {
          key: 'course',
          header: 'Course',
          width: 120,
          fixed: true,
          cell: () => <span>{'Tally with GST '.repeat(9)}</span>,
        },
        { key: 'fee', header: 'Fee', width: 60, cell: (row) => <RupeeText amount={row.fee} /> },
      ]}
    />,
  )
  const table = screen.getByRole('table').element()
  const isCut = (cell: Element) => cell.querySelector('span')!.offsetWidth > cell.clientWidth
  const [name, batch, course, fee] = [...table.querySelectorAll('tbody > tr > *')] as HTMLElement[]

  expect([name!, batch!, course!, fee!].map(isCut)).toEqual([false, false, true, false])
  expect([batch!.offsetWidth, course!.offsetWidth]).toEqual([84, 120])
  expect(fee!.offsetWidth).toBeGreaterThan(60)
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
})

test('DataTable: has aria-busy while the next page is loading', async () => {
  const { screen } = await renderScreen(renderStudents(true))
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('DataTable: a row with details can be expanded and collapsed', async () => {
  const { screen } = await renderScreen(
    <DataTable
      label="Students"
      rows={rows}
      rowKey={(row) => row._id}
      columns={[{ key: 'name', header: 'Name', primary: true, cell: (row) => row.name }]}
      detail={{ label: (row) => `Details of ${row.name}`, content: (row) => `Fee: ${row.fee}` }}
    />,
  )
  const button = screen.getByRole('button', { name: 'Details of Asha Rao' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText('Fee: 45000')).toBeVisible()
  await expect.element(screen.getByText('Fee: 145000')).not.toBeInTheDocument()
  await button.click()
  await expect.element(screen.getByText('Fee: 45000')).not.toBeInTheDocument()
})
