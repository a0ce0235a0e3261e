import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useListAddress } from '../address.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { translate } from '../i18n.tsx'
import { EmptyState } from './states.tsx'
import { MonthYearPicker } from './month-year-picker.tsx'
import { Pager } from './pager.tsx'
import { SearchBox } from './search-box.tsx'
import { StatTile } from './stat-tile.tsx'
import { SteadyButton } from './steady-button.tsx'
import { TabBar } from './tab-bar.tsx'
import { ViewMoreOf } from './view-more-of.tsx'
import { ViewMore } from './view-more.tsx'

const TABS = [
  { value: 'All', label: 'All', count: 45 },
  { value: 'Active', label: 'Active' },
]

function List() {
  const [{ tab = 'All', search = '', page = 1 }, change] = useListAddress()
  return (
    <>
      <TabBar label="Students" tabs={TABS} value={tab} onChange={(next) => change({ tab: next })} />
      <SearchBox value={search} onSearch={(next) => change({ search: next })} placeholder="Search by name" />
      <Pager page={Number(page)} pageSize={20} total={45} onPage={(next) => change({ page: next })} />
    </>
  )
}

test('tab, search and page stand in the address; a new search starts at page 1', async () => {
  const { screen, router } = await renderScreen(<List />, { at: '/hr/batch' })
  const address = () => router.state.location.searchStr
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(address).toBe('?page=2')
  await expect.element(screen.getByText('21–40 of 45')).toBeVisible()
  await screen.getByRole('tab', { name: 'All 45' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Active' })).toHaveFocus()
  await expect.poll(address).toBe('?tab=Active')
  await screen.getByRole('searchbox', { name: 'Search by name' }).fill('asha')
  await expect.poll(address).toBe('?tab=Active&search=asha')
  await screen.getByRole('button', { name: 'Clear the text' }).click()
  await expect.poll(address).toBe('?tab=Active')
  await expect.element(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveFocus()
})

test('the search waits 250 ms for the typist', async () => {
  const told = vi.fn<(text: string) => void>()
  const { screen } = await renderScreen(<SearchBox value="" onSearch={told} />)
  await screen.getByRole('searchbox').fill('as')
  await screen.getByRole('searchbox').fill('asha ')
  await expect.poll(() => told.mock.calls).toEqual([['asha']])
})

function Resettable() {
  const [isNarrowed, setNarrowed] = useState(true)
  const [pressed, setPressed] = useState(0)
  const reset = () => {
    setNarrowed(false)
    setPressed(pressed + 1)
  }
  return (
    <>
      <SteadyButton idle={!isNarrowed} onClick={reset}>
        Reset
      </SteadyButton>
      <p>Pressed {pressed}</p>
    </>
  )
}

test('Reset keeps the focus once it has nothing to do, and does nothing then', async () => {
  const { screen } = await renderScreen(<Resettable />)
  const reset = screen.getByRole('button', { name: 'Reset' })
  await expect.element(reset).toHaveAttribute('aria-disabled', 'false')
  await reset.click()
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  await expect.element(reset).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Pressed 1')).toBeVisible()
})

function Emptied() {
  const [isNarrowed, setNarrowed] = useState(true)
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      {isNarrowed && <EmptyState action={<button onClick={() => setNarrowed(false)}>Show all</button>} />}
    </>
  )
}

function EmptiedStill() {
  const [isNarrowed, setNarrowed] = useState(true)
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      <EmptyState action={isNarrowed && <button onClick={() => setNarrowed(false)}>Show all</button>} />
    </>
  )
}

test.each([
  ['with it', Emptied],
  ['alone', EmptiedStill],
])('what an empty list offers goes %s, and the heading has the focus', async (_, List) => {
  const { screen } = await renderScreen(<List />)
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Students' })).toHaveFocus()
})

test('counts are grouped as rupees are, and years are not', async () => {
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
  expect(translate('dashboard:booksNote', { year: 2026 })).toBe('Per month of 2026')
})

test('months go from 1 to 12, years from 2017 to 2039', async () => {
  const chosen = vi.fn<(value: object) => void>()
  const { screen } = await renderScreen(<MonthYearPicker month={3} year={2026} onChange={chosen} />)
  const values = (label: string) =>
    screen
      .getByLabelText(label)
      .getByRole('option')
      .elements()
      .map((option) => Number((option as HTMLOptionElement).value))
  expect(values('Month')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect([values('Year').at(0), values('Year').at(-1), values('Year').length]).toEqual([2017, 2039, 23])
  await screen.getByLabelText('Month').selectOptions('December')
  expect(chosen).toHaveBeenCalledWith({ month: 12, year: 2026 })
})

function Growing() {
  const [shown, setShown] = useState(6)
  return <ViewMore shown={shown} total={8} onMore={() => setShown(shown + 6)} />
}

test('View More goes once all are shown, and the focus stays at its place', async () => {
  const { screen } = await renderScreen(<Growing />)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})

function GrowingAndShrinking() {
  const [shown, setShown] = useState(6)
  return (
    <ViewMore
      shown={shown}
      total={14}
      onMore={() => setShown(shown + 6)}
      onLess={shown > 6 ? () => setShown(6) : undefined}
    />
  )
}

test('View Less is there once more are shown; the focus goes over to the one of the two that stays', async () => {
  const { screen } = await renderScreen(<GrowingAndShrinking />)
  const more = screen.getByRole('button', { name: 'View More' })
  const less = screen.getByRole('button', { name: 'View Less' })
  await expect.element(more).toBeVisible()
  await expect.element(less).not.toBeInTheDocument()
  await more.click()
  await expect.element(more).toHaveFocus()
  await expect.element(less).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(less).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(less).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

function Fetching() {
  const [shown, setShown] = useState(6)
  const query = {
    ...{ isFetchingNextPage: false, isFetchNextPageError: false, error: null },
    fetchNextPage: async () => setShown(shown + 6) as never,
  }
  return <ViewMoreOf query={query} shown={shown} total={8} />
}

test('below a list that the server gives in parts the focus stays too, and nothing is drawn any more', async () => {
  const { screen } = await renderScreen(<Fetching />)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.parentElement?.offsetHeight).toBe(0)
})
