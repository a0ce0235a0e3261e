import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useListAddress } from '../address.ts'
import { show } from '../testing/show.tsx'
import { MonthYearPicker } from './month-year-picker.tsx'
import { Pager } from './pager.tsx'
import { SearchBox } from './search-box.tsx'
import { TabBar } from './tab-bar.tsx'
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
  const { screen, router } = await show(<List />, { at: '/hr/batch' })
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
  await screen.getByRole('button', { name: 'Clear Search' }).click()
  await expect.poll(address).toBe('?tab=Active')
})

test('the search waits 250 ms for the typist', async () => {
  const told = vi.fn<(text: string) => void>()
  const { screen } = await show(<SearchBox value="" onSearch={told} />)
  await screen.getByRole('searchbox').fill('as')
  await screen.getByRole('searchbox').fill('asha ')
  await expect.poll(() => told.mock.calls).toEqual([['asha']])
})

test('months go from 1 to 12, years from 2017 to 2039', async () => {
  const chosen = vi.fn<(value: object) => void>()
  const { screen } = await show(<MonthYearPicker month={3} year={2026} onChange={chosen} />)
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

test('View More goes once all are shown', async () => {
  const { screen } = await show(<Growing />)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
})
