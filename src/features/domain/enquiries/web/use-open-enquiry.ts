import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '#shared/web/router/router.ts'
import { useEffect, useRef, useState } from 'react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { restoreFocus } from '#shared/web/ui/restore-focus.ts'
import { findEnquiryLink } from './enquiry-link.tsx'

export type OpenEnquiry = ReturnType<typeof useOpenEnquiry>

/**
 * Returns the enquiry that the URL names, and its neighbours on the page of the list. Closing it returns the focus to
 * its row.
 */
export function useOpenEnquiry(id: string | undefined, enquiries: readonly Enquiry[]) {
  const navigate = useNavigate()
  const isBeside = useMediaQuery('(width >= 1100px)', undefined, { getInitialValueInEffect: false }) ?? false
  const isSmall = useMediaQuery('(width < 80em)', undefined, { getInitialValueInEffect: false }) ?? false
  /** The list beside an open panel has fewer columns, and even fewer on a small screen. */
  const beside: 'small' | 'wide' | undefined = !isBeside || id === undefined ? undefined : isSmall ? 'small' : 'wide'
  const show = (next: string | undefined) =>
    void navigate({
      to: '.',
      search: ({ id: _id, ...before }: EnquiryListSearch) => ({ ...before, ...(next !== undefined && { id: next }) }),
      replace: true,
      resetScroll: false,
    })
  const closed = useRef<string>(undefined)
  const focusRow = () => {
    if (closed.current !== undefined) restoreFocus(findEnquiryLink(closed.current))
  }
  useEffect(() => {
    // A drawer keeps the focus until it has moved out.
    if (id === undefined && isBeside) focusRow()
    closed.current = id ?? closed.current
  }, [id, isBeside])
  const [previous, next] = useNeighbours(id, enquiries)
  return {
    id,
    isBeside,
    beside,
    focusRow,
    close: () => show(undefined),
    showPrevious: previous && (() => show(previous._id)),
    showNext: next && (() => show(next._id)),
  }
}

/** An enquiry that has left the list, because it was called, keeps its place until another one is opened. */
function useNeighbours(id: string | undefined, enquiries: readonly Enquiry[]) {
  const index = enquiries.findIndex(({ _id }) => _id === id)
  const [last, setLast] = useState({ id, index })
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index })
  if (index >= 0) return [enquiries[index - 1], enquiries[index + 1]]
  const place = last.id === id && last.index >= 0 ? last.index : undefined
  return place === undefined ? [] : [enquiries[place - 1], enquiries[place]]
}
