import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import classes from './enquiry-link.module.css'

export type EnquiryLinkTarget = { to: '/hr/enquiry' | '/admin/view-all-enquiry'; search: EnquiryListSearch }

/** Opens the enquiry beside the list, whose entry in the history it keeps. The link covers its row. */
export function EnquiryLink({ enquiry, to, search }: EnquiryLinkTarget & { enquiry: Enquiry }) {
  return (
    <TextLink
      to={to}
      search={{ ...search, id: enquiry._id }}
      replace
      resetScroll={false}
      className={classes.link}
      data-enquiry={enquiry._id}
    >
      {enquiry.name}
    </TextLink>
  )
}

export const findEnquiryLink = (id: string): HTMLElement | null =>
  document.querySelector(`[data-enquiry="${CSS.escape(id)}"]`)
