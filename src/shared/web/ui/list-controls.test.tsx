import { getRouteApi } from '../router/router.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { translate } from '../i18n.tsx'
import { SEARCH_DELAY_MS } from '../search-delay.ts'
import { useUpdateSearch } from '../use-update-search.ts'
import { FocusableButton } from './focusable-button.tsx'
import { MonthYearPicker } from './month-year-picker.tsx'
import { Pager } from './pager.tsx'
import { SearchBox } from './search-box.tsx'
import { StatTile } from './stat-tile.tsx'
import { TabBar } from './tab-bar.tsx'

const TABS = [
  { value: 'All', label: 'All', count: 45 },
  { value: 'Active', label: 'Active' },
]

type ListSearch = { tab?: string; search?: string; page?: number }

function List() {
  const { tab = 'All', search = '', page = 1 }: ListSearch = getRouteApi('/hr/StudentList').useSearch()
  const updateSearch = useUpdateSearch<ListSearch>()
  return (
    <>
      <TabBar label="Students" tabs={TABS} value={tab} onChange={(next) => updateSearch({ tab: next })} />
      <SearchBox value={search} onSearch={(next) => updateSearch({ search: next })} placeholder="Search by name" />
      <Pager page={page} pageSize={20} total={45} onPage={(next) => updateSearch({ page: next })} />
    </>
  )
}

async function renderList(query = '') {
  const { screen, router } = await renderScreen(<List />, { at: `/hr/StudentList${query}` })
  return { screen, router, getQuery: () => router.state.location.searchStr }
}

test('Pager: the page is in the URL, page 1 is not', async () => {
  const { screen, getQuery } = await renderList()

  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(getQuery).toBe('?page=2')
  await expect.element(screen.getByText('21–40 of 45')).toBeVisible()

  await screen.getByRole('button', { name: 'Page 1' }).click()
  await expect.poll(getQuery).toBe('')
})

test('Pager: the current page has the focus when the last page disables Next', async () => {
  const { screen } = await renderList('?page=2')
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus()
})

test('Pager: shows nothing for a single page', async () => {
  const { screen } = await renderScreen(<Pager page={1} pageSize={20} total={20} onPage={() => {}} />)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})

test('TabBar: arrow keys change the tab, which is in the URL and returns to page 1', async () => {
  const { screen, getQuery } = await renderList('?page=2')
  await screen.getByRole('tab', { name: 'All 45' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Active' })).toHaveFocus()
  await expect.poll(getQuery).toBe('?tab=Active')
})

test('SearchBox: the search is in the URL, returns to page 1 and can be cleared', async () => {
  const { screen, getQuery } = await renderList('?tab=Active&page=2')
  const searchBox = screen.getByRole('searchbox', { name: 'Search by name' })

  await searchBox.fill('asha')
  await expect.poll(getQuery).toBe('?tab=Active&search=asha')

  await screen.getByRole('button', { name: 'Clear the text' }).click()
  await expect.poll(getQuery).toBe('?tab=Active')
  await expect.element(searchBox).toHaveFocus()
})

test('SearchBox: follows the URL when it changes', async () => {
  const { screen, router } = await renderList('?search=asha')
  const searchBox = screen.getByRole('searchbox')
  await expect.element(searchBox).toHaveValue('asha')
  await router.navigate({ to: '/hr/StudentList', search: {} } as never)
  await expect.element(searchBox).toHaveValue('')
})

test('SearchBox: searches once for keys in quick succession, without surrounding spaces', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  const { screen } = await renderScreen(<SearchBox value="" onSearch={onSearch} />)
  const field = screen.getByRole('searchbox').element() as HTMLInputElement
  // One task types both: on a busy machine, two calls of `fill` may be further apart than the delay.
  for (const text of ['as', 'asha ']) {
    field.select()
    document.execCommand('insertText', false, text)
  }
  await expect.poll(() => onSearch.mock.calls).toEqual([['asha']])
})

test('SearchBox: searches at once on Enter, and once only', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  const { screen } = await renderScreen(<SearchBox value="" onSearch={onSearch} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await screen.getByRole('searchbox').fill('asha')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSearch.mock.calls).toEqual([['asha']])
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(2 * SEARCH_DELAY_MS)
  expect(onSearch.mock.calls).toEqual([['asha']])
})

function ResetButton() {
  const [isFiltered, setFiltered] = useState(true)
  const [clicks, setClicks] = useState(0)
  const reset = () => {
    setFiltered(false)
    setClicks(clicks + 1)
  }
  return (
    <>
      <FocusableButton disabled={!isFiltered} onClick={reset}>
        Reset
      </FocusableButton>
      <p>Clicks: {clicks}</p>
    </>
  )
}

test('FocusableButton: keeps the focus when it becomes disabled, and ignores further clicks', async () => {
  const { screen } = await renderScreen(<ResetButton />)
  const button = screen.getByRole('button', { name: 'Reset' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')

  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Clicks: 1')).toBeVisible()
})

test('TabBar: the selected tab is scrolled into view', async () => {
  const tabs = ['All', 'Active', 'Dropped', 'Placed', 'Pending', 'Deleted'].map((value) => ({ value, label: value }))
  const { screen } = await renderScreen(
    <div style={{ width: 200 }}>
      <TabBar label="Students" tabs={tabs} value="Deleted" onChange={() => {}} />
    </div>,
  )
  const bar = screen.getByRole('tablist')
  const getRight = (locator: typeof bar) => locator.element().getBoundingClientRect().right
  await expect.element(bar).toBeVisible()

  const getHidden = () => getRight(screen.getByRole('tab', { name: 'Deleted' })) - getRight(bar)
  await expect.poll(getHidden).toBeLessThanOrEqual(1)
  expect(bar.element().scrollLeft).toBeGreaterThan(0)
})

test('counts have Indian grouping, years have none', async () => {
  const tabs = [{ value: 'All', label: 'All', count: 125_000 }]
  const { screen } = await renderScreen(
    <>
      <TabBar label="Students" tabs={tabs} value="All" onChange={() => {}} />
      <Pager page={1} pageSize={20} total={125_000} onPage={() => {}} />
      <StatTile label="Total Students" figure={125_000} />
    </>,
  )
  await expect.element(screen.getByRole('tab', { name: 'All 1,25,000' })).toBeVisible()
  await expect.element(screen.getByText('1–20 of 1,25,000')).toBeVisible()
  await expect.element(screen.getByText('1,25,000', { exact: true }).last()).toBeVisible()
  expect(translate('dashboard:balanceChartNote', { year: 2026 })).toBe('Per month of 2026')
})

test('MonthYearPicker: a month without a year shows the current year, and is selected with it', async () => {
  const onChange = vi.fn<(value: object) => void>()
  // In the institute's time zone, the next year has begun.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T20:00:00Z') })
  const year = 2027
  const { screen } = await renderScreen(<MonthYearPicker month={3} year={undefined} onChange={onChange} clearable />)
  await expect.element(screen.getByLabelText('Year')).toHaveValue(String(year))

  await screen.getByLabelText('Month').selectOptions('December')
  await screen.getByLabelText('Year').selectOptions('All years')

  await expect.poll(() => onChange.mock.calls).toEqual([[{ month: 12, year }], [{ month: undefined, year: undefined }]])
})

test('MonthYearPicker: a choice that the page does not show yet is kept by the next one', async () => {
  const onChange = vi.fn<(value: object) => void>()
  const { screen } = await renderScreen(
    <MonthYearPicker month={undefined} year={undefined} onChange={onChange} clearable />,
  )

  await screen.getByLabelText('Year').selectOptions('2025')
  await screen.getByLabelText('Month').selectOptions('October')
  await screen.getByLabelText('Year').selectOptions('2024')

  await expect
    .poll(() => onChange.mock.calls.slice(1))
    .toEqual([[{ month: 10, year: 2025 }], [{ month: 10, year: 2024 }]])
})

function Period() {
  const [period, setPeriod] = useState<{ month?: number | undefined; year?: number | undefined }>({ year: 2026 })
  return <MonthYearPicker {...period} onChange={setPeriod} clearable />
}

test('MonthYearPicker: announces a changed month', async () => {
  const { screen } = await renderScreen(<Period />)
  await expect.element(screen.getByText('Showing')).not.toBeInTheDocument()
  await screen.getByLabelText('Month').selectOptions('October')
  await expect.element(screen.getByText('Showing October, 2026')).toHaveAttribute('aria-live', 'polite')
})

test('MonthYearPicker: months 1 to 12, years 2017 to 2039', async () => {
  const onChange = vi.fn<(value: object) => void>()
  const { screen } = await renderScreen(<MonthYearPicker month={3} year={2026} onChange={onChange} />)
  const getValues = (label: string) =>
    screen
      .getByLabelText(label)
      .getByRole('option')
      .elements()
      .map((option) => Number((option as HTMLOptionElement).value))
  expect(getValues('Month')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect([getValues('Year').at(0), getValues('Year').at(-1), getValues('Year').length]).toEqual([2017, 2039, 23])
  await screen.getByLabelText('Month').selectOptions('December')
  await expect.poll(() => onChange).toHaveBeenCalledWith({ month: 12, year: 2026 })
})
