import type { AdminFeeListSearch } from '#features/domain/fees/contract/fees.search.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'

export function useFeeFilters({ search = '', page = 1, tab, date, ...period }: AdminFeeListSearch) {
  const updateSearch = useUpdateSearch<AdminFeeListSearch>()
  const { month, year } = date === undefined ? period : {}
  return {
    search,
    page,
    tab,
    date,
    month,
    year,
    updateSearch,
    isNarrowed: search !== '' || date !== undefined || month !== undefined || year !== undefined,
    clear: () =>
      updateSearch({
        search: '',
        date: '',
        month: undefined,
        year: undefined,
      }),
  }
}
export type FeeFilters = ReturnType<typeof useFeeFilters>
