import { useListAddress } from '#shared/web/address.ts'

/** What a list of receipts is narrowed to, as the address has it: a name or number, and a day or else month and year. */
export function useFeeFilters() {
  const [{ search = '', page = 1, tab, date, ...chosen }, show] = useListAddress()
  const { month, year } = date === undefined ? chosen : {}
  return {
    ...{ search, page, tab, date, month, year, show },
    isNarrowed: search !== '' || date !== undefined || month !== undefined || year !== undefined,
    clear: () => show({ search: '', date: '', month: undefined, year: undefined }),
  }
}
export type FeeFilters = ReturnType<typeof useFeeFilters>
