import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { enquiriesQueries, ENQUIRY_TABS } from './enquiries.queries.ts'

/** See `requestData`. */
export const enquiryList = ({ tab, search = '', month, year, page = 1 }: EnquiryListSearch) => [
  enquiriesQueries.page({ tab: ENQUIRY_TABS.find((known) => known === tab) ?? 'All', search, month, year, page }),
]

export const adminEnquiryList = ({ search = '', month, year, page = 1 }: EnquiryListSearch) => [
  enquiriesQueries.page({ tab: 'Any', search, month, year, page }),
]
