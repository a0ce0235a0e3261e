import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { EmailText } from './email-text.tsx'
import { FiguresTable } from './figures-table.tsx'
import { IconAction } from './icon-action.tsx'

afterEach(() => page.viewport(1280, 800))

const rows = [{ _id: '1', name: 'Asha Rao', place: 'A long address' }]
const columns: Column<(typeof rows)[number]>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'place', header: 'Place', wrap: true, cell: ({ place }) => place },
]
const more = Array.from({ length: 6 }, (_, index) => ({
  ...{ key: `more${index}`, header: `Column ${index}` },
  cell: () => 'On one line, however long',
}))
const shownIn = async (width: number, all: typeof columns, acts = false) => {
  const { screen } = await renderScreen(
    <div style={{ width }}>
      <DataTable
        label="Students"
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={all}
        {...(acts && { actions: () => <IconAction label="Edit" icon="✎" onClick={() => {}} /> })}
      />
    </div>,
  )
  const table = screen.getByRole('table', { name: 'Students' })
  await expect.element(table).toBeVisible()
  return { screen, frame: () => table.element().parentElement!.parentElement! }
}
const isDrawn = (of: Element, part: string) => getComputedStyle(of, part).content === '""'

test('what is wider than its card says at which edge there is more, and is scrolled by keyboard', async () => {
  const { screen, frame } = await shownIn(600, [...columns, ...more])
  const scroller = screen.getByRole('group', { name: 'Students' })
  await expect.element(scroller).toHaveAttribute('tabindex', '0')
  const shadows = () => [isDrawn(frame(), '::before'), isDrawn(frame(), '::after')]
  await expect.poll(shadows).toEqual([false, true])
  scroller.element().scrollLeft = 50
  await expect.poll(shadows).toEqual([true, true])
  scroller.element().scrollLeft = 10_000
  await expect.poll(shadows).toEqual([true, false])
})

test('beside the actions, which stay in sight, the shadow falls from them', async () => {
  const { screen, frame } = await shownIn(600, [...columns, ...more], true)
  const actions = screen.getByRole('cell', { name: 'Edit' })
  await expect.poll(() => isDrawn(actions.element(), '::before')).toBe(true)
  expect(isDrawn(frame(), '::after')).toBe(false)
  screen.getByRole('group', { name: 'Students' }).element().scrollLeft = 10_000
  await expect.poll(() => isDrawn(actions.element(), '::before')).toBe(false)
})

test('what fits is no stop and has no shadow, and ends as round as its card', async () => {
  const { screen, frame } = await shownIn(600, columns)
  expect(screen.getByRole('group').elements()).toEqual([])
  expect([isDrawn(frame(), '::before'), isDrawn(frame(), '::after')]).toEqual([false, false])
  expect(frame().firstElementChild).toHaveStyle({ borderBottomRightRadius: '9px', overflowX: 'auto' })
})

test('cells that wrap give way to the others as far as a word, the one that names the row not so far', async () => {
  const { screen } = await shownIn(400, [...columns, ...more])
  const widthOf = (role: 'cell' | 'rowheader', name: RegExp) =>
    screen.getByRole(role, { name }).element().getBoundingClientRect().width
  expect(widthOf('rowheader', /Asha/)).toBe(200)
  expect(widthOf('cell', /A long address/)).toBe(112)
})

test('an email too long for its line goes on below from the @', async () => {
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

test('three sums in lakhs, to the paisa, stand beside a month on a phone', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderScreen(
    // As wide as a card leaves it.
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
