import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'

/** The objects that the specification hands on through navigation state; the address carries the id as well. */
declare module '@tanstack/history' {
  interface HistoryState {
    id?: string
    nav?: string
    feeObj?: { studentId: string; name?: string; course?: string; batchCode?: string; totalFee?: number }
    fee?: { _id: string }
    batch?: { _id: string }
    /** A batch's code. */
    bCode?: string
    enquiry?: { _id: string }
    pendingFee?: number
    studObj?: { name?: string; contact?: string }
  }
}

export type Subject = {
  id?: string | undefined
  feeObj?: { studentId: string } | undefined
  fee?: { _id: string } | undefined
  batch?: { _id: string } | undefined
  enquiry?: { _id: string } | undefined
}

/**
 * Whom or what the screen is about: `?id=` in the address, else the navigation state. The default reads `state.id`;
 * `useSubjectId((state) => state.batch?._id)` reads another key.
 */
export function useSubjectId(
  inState: (state: Subject) => string | undefined = (state) => state.id,
): string | undefined {
  const { id } = useSearch({ strict: false })
  const state = useLocation({ select: (location) => location.state })
  return id ?? inState(state)
}

export type ListAddress = {
  tab?: string
  search?: string
  page?: number
  month?: number
  year?: number
  /** Of a batch's sheet: its code and the day. */
  batch?: string
  date?: string
  /** Of the audit trail: whose doing, which kind of record or which one, from which day to which. */
  who?: string
  record?: string
  recordId?: string
  from?: string
  to?: string
}
/** What changes; undefined leaves the address, as a blank word does. */
export type ListChange = { [K in keyof ListAddress]?: ListAddress[K] | undefined }

/**
 * What a list shows, kept in the address: `const [{ tab, search, page = 1 }, show] = useListAddress()`.
 * `show({ search })` goes back to page 1; `show({ page: 2 })` keeps the rest. A blank value leaves the address.
 */
export function useListAddress(): [ListAddress, (change: ListChange) => void] {
  const { tab, search, page, month, year, batch, date, who, record, recordId, from, to } = useSearch({ strict: false })
  const navigate = useNavigate()
  const now = said({ tab, search, page, month, year, batch, date, who, record, recordId, from, to })
  const show = (change: ListChange) => {
    void navigate({
      to: '.',
      // From the address as it is by then: a search that waited for the typist must not undo a tab chosen meanwhile.
      search: (before: ListAddress) => after(before, change),
      replace: change.page === undefined,
      resetScroll: change.page !== undefined,
    })
  }
  return [now, show]
}

/** A change other than of the page goes back to the first, which the address leaves out; whose list it is stays. */
function after(before: ListAddress, change: ListChange): ListAddress {
  const { page, ...next } = said({ ...before, page: undefined, ...change })
  return { ...next, ...(page && page > 1 && { page }) }
}

function said(values: ListChange): ListAddress {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}
