import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFirstRows } from './use-first-rows.ts'

const counts: number[] = []
const names = (prefix: string, count = 30) => Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`)

function Rows({ rows }: { rows: string[] }) {
  const shown = useFirstRows(rows, (row) => row)
  counts.push(shown.length)
  return (
    <ul style={{ minHeight: 5000 }}>
      {shown.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

const countRows = () => document.querySelectorAll('li').length

beforeEach(() => page.viewport(1280, 800))

afterEach(() => {
  counts.length = 0
  window.history.replaceState(null, '', location.pathname)
  scrollTo(0, 0)
  vi.restoreAllMocks()
})

test('fills the window first, and adds as many rows after each paint', async () => {
  const { rerender } = await render(<Rows rows={names('a')} />)
  await expect.poll(countRows).toBe(30)
  expect(counts).toEqual([12, 24, 30])
  counts.length = 0
  await rerender(<Rows rows={names('b')} />)
  await expect.poll(() => document.querySelector('li:nth-child(30)')?.textContent).toBe('b 30')
  expect(new Set(counts)).toEqual(new Set([12, 24, 30]))
})

test('fills a phone with fewer rows', async () => {
  await page.viewport(360, 740)
  await render(<Rows rows={names('a', 15)} />)
  await expect.poll(countRows).toBe(15)
  expect(counts).toEqual([8, 15])
})

test('returns all rows at once if most of the first stay, or the page is scrolled', async () => {
  const { rerender } = await render(<Rows rows={names('a')} />)
  await expect.poll(countRows).toBe(30)
  counts.length = 0
  await rerender(<Rows rows={['new', ...names('a'), 'later']} />)
  expect(new Set(counts)).toEqual(new Set([32]))

  scrollTo(0, 100)
  counts.length = 0
  await rerender(<Rows rows={names('b')} />)
  expect(new Set(counts)).toEqual(new Set([30]))
})

test('returns all rows at once at an address with a hash', async () => {
  window.history.replaceState(null, '', '#pending')
  await render(<Rows rows={names('a')} />)
  expect(counts).toEqual([30])
})

test('returns all rows at once after Back, which restores a position', async () => {
  vi.resetModules()
  const { useFirstRows: useRows } = await import('./use-first-rows.ts')
  const lengths: number[] = []
  const List = () => {
    lengths.push(useRows(names('a'), (row) => row).length)
    return null
  }
  const first = await render(<List />)
  await expect.poll(() => lengths.at(-1)).toBe(30)
  await first.unmount()
  window.dispatchEvent(new PopStateEvent('popstate'))
  lengths.length = 0
  await render(<List />)
  expect(lengths).toEqual([30])
})
