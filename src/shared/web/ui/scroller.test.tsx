import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { EmailText } from './email-text.tsx'
import { FiguresTable } from './figures-table.tsx'
import { IconAction } from './icon-action.tsx'

const rows = [{ _id: '1', name: 'Asha Rao', address: 'A long address' }]
const columns: Column<(typeof rows)[number]>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'address', header: 'Address', wrap: true, cell: ({ address }) => address },
]
const moreColumns = Array.from({ length: 6 }, (_, index) => ({
  key: `column${index}`,
  header: `Column ${index}`,
  cell: () => 'On one line, however long',
}))
const renderTable = async (width: number, all: typeof columns, hasActions = false) => {
  const { screen } = await renderScreen(
    <div style={{ width }}>
      <DataTable
        label="Students"
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={all}
        {...(hasActions && { actions: () => <IconAction label="Edit" icon="✎" onClick={() => {}} /> })}
      />
    </div>,
  )
  const table = screen.getByRole('table', { name: 'Students' })
  await expect.element(table).toBeVisible()
  return { screen, container: () => table.element().parentElement!.parentElement! }
}
const hasShadow = (element: Element, part: string) => getComputedStyle(element, part).content === '""'

test('DataTable: a table wider than its card is focusable, with shadows at the edges with hidden content', async () => {
  const { screen, container } = await renderTable(600, [...columns, ...moreColumns])
  const scroller = screen.getByRole('group', { name: 'Students' })
  await expect.element(scroller).toHaveAttribute('tabindex', '0')
  const shadows = () => [hasShadow(container(), '::before'), hasShadow(container(), '::after')]
  await expect.poll(shadows).toEqual([false, true])
  scroller.element().scrollLeft = 50
  await expect.poll(shadows).toEqual([true, true])
  scroller.element().scrollLeft = 10_000
  await expect.poll(shadows).toEqual([true, false])
})

test('DataTable: the shadow starts at the sticky actions', async () => {
  const { screen, container } = await renderTable(600, [...columns, ...moreColumns], true)
  const actions = screen.getByRole('cell', { name: 'Edit' })
  await expect.poll(() => hasShadow(actions.element(), '::before')).toBe(true)
  expect(hasShadow(container(), '::after')).toBe(false)
  screen.getByRole('group', { name: 'Students' }).element().scrollLeft = 10_000
  await expect.poll(() => hasShadow(actions.element(), '::before')).toBe(false)
})

test('DataTable: a table that fits is not focusable, has no shadows and is rounded like the card', async () => {
  const { screen, container } = await renderTable(600, columns)
  expect(screen.getByRole('group').elements()).toEqual([])
  expect([hasShadow(container(), '::before'), hasShadow(container(), '::after')]).toEqual([false, false])
  expect(container().firstElementChild).toHaveStyle({ borderBottomRightRadius: '9px', overflowX: 'clip' })
})

test('DataTable: cells that wrap shrink to their minimum width', async () => {
  const { screen } = await renderTable(400, [...columns, ...moreColumns])
  const getWidth = (role: 'cell' | 'rowheader', name: RegExp) =>
    screen.getByRole(role, { name }).element().getBoundingClientRect().width
  expect(getWidth('rowheader', /Asha/)).toBe(144)
  expect(getWidth('cell', /A long address/)).toBe(112)
})

test('EmailText: breaks before the @', async () => {
  const { screen } = await renderScreen(
    <p style={{ width: 150, overflowWrap: 'anywhere' }}>
      <EmailText email="fatima.venkata@example.com" />
    </p>,
  )
  const email = screen.getByText('fatima.venkata@example.com').element()
  const [local, host] = Array.from(email.childNodes)
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange()
      range.selectNode(node)
      return range.getClientRects()
    })
  expect([local?.length, host?.length]).toEqual([1, 1])
  expect(host?.[0]?.left).toBe(local?.[0]?.left)
  expect(host?.[0]?.top).toBeGreaterThan(local?.[0]?.top ?? 0)
})

test('FiguresTable: three sums in lakhs with paise fit beside a month on a phone', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderScreen(
    // The width inside a card.
    <div style={{ width: 302 }}>
      <FiguresTable
        caption="Per month"
        columns={['Month', 'Received', 'Spent', 'Balance of the month']}
        rows={[['Nov', '₹14,87,193.50', '₹12,20,548.50', '₹12,66,645.25']]}
      />
    </div>,
  )
  const table = screen.getByRole('table', { name: 'Per month' }).element()
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(302)
})
