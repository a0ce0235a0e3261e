import { useNavigate } from './router/router.ts'

type Change<Search> = { [Name in keyof Search]?: Search[Name] | undefined } & { page?: number | undefined }

/**
 * Changes query parameters of the current page: `const updateSearch = useUpdateSearch<SheetSearch>()`. A blank value is
 * removed. A change of anything but the page returns to page 1 and adds no history entry.
 */
export function useUpdateSearch<Search extends object>() {
  const navigate = useNavigate()
  return (change: Change<Search>): void => {
    void navigate({
      to: '.',
      // Merges into the URL of that moment: a debounced search must not undo a filter chosen meanwhile.
      search: (before) => mergeSearch(before, change),
      replace: change.page === undefined,
      resetScroll: change.page !== undefined,
    })
  }
}

function mergeSearch<Search extends object>(before: Search, change: object): Search {
  const merged = Object.entries({ ...before, page: undefined, ...change })
  const present = merged.filter(
    ([name, value]) => value !== undefined && value !== '' && (name !== 'page' || value !== 1),
  )
  return Object.fromEntries(present) as Search
}
