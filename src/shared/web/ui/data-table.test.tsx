import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { DataTable } from './data-table.tsx'
import { IconAction } from './icon-action.tsx'
import { RupeeText } from './rupee-text.tsx'

const rows = [
  { _id: '1', name: 'Asha Rao', fee: 45_000 },
  { _id: '2', name: 'Zoé Petit', fee: 1_45_000 },
]

const students = (busy = false) => (
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

afterEach(() => page.viewport(1280, 800))

test('wide: a table with a row a student, figures at the right', async () => {
  const { screen } = await renderScreen(students())
  await expect.element(screen.getByRole('table', { name: 'Students' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Total Fee' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Asha Rao ₹45,000 Edit Asha Rao' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '₹1,45,000' })).toHaveStyle({ textAlign: 'end' })
})

test('on a phone: a card a student, still a table to a screen reader, nothing wider than the page', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderScreen(students())
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Students' })).toBeVisible()
  const [label] = screen.getByText('Total Fee').elements().slice(1)
  expect(label?.checkVisibility()).toBe(true)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const button = screen.getByRole('button', { name: 'Edit Asha Rao' }).element().getBoundingClientRect()
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
})

test('says that it is busy while the next page is on its way', async () => {
  const { screen } = await renderScreen(students(true))
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('a row with details opens and closes below itself, and says so', async () => {
  const { screen } = await renderScreen(
    <DataTable
      label="Students"
      rows={rows}
      rowKey={(row) => row._id}
      columns={[{ key: 'name', header: 'Name', primary: true, cell: (row) => row.name }]}
      detail={{ label: (row) => `Details of ${row.name}`, content: (row) => `Fee: ${row.fee}` }}
    />,
  )
  const opener = screen.getByRole('button', { name: 'Details of Asha Rao' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText('Fee: 45000')).toBeVisible()
  await expect.element(screen.getByText('Fee: 145000')).not.toBeInTheDocument()
  await opener.click()
  await expect.element(screen.getByText('Fee: 45000')).not.toBeInTheDocument()
})
