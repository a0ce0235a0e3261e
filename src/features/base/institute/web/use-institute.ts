import { useQuery } from '@tanstack/react-query'
import type { Institute } from '#features/base/institute/contract/institute.contract.ts'
import { DEFAULT_TIME_ZONE } from '#features/base/institute/contract/default-time-zone.ts'
import {
  DEFAULT_ENQUIRY_FIELDS,
  DEFAULT_REGISTRATION_FIELDS,
} from '#features/base/institute/contract/required-fields.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { readPageMeta } from '#shared/web/page-meta.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { readInstituteOfPage } from './institute-of-page.ts'
import { instituteQueries } from './institute.queries.ts'

/** Used until the institute is loaded, if the page does not contain it. */
const PLACEHOLDER: Institute = {
  name: readPageMeta('application-name'),
  address: '',
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: false,
  receiptLanguage: 'en',
  receiptPaper: 'a4',
  gstin: null,
  receiptTerms: null,
  upiId: null,
  registrationFields: DEFAULT_REGISTRATION_FIELDS,
  enquiryFields: DEFAULT_ENQUIRY_FIELDS,
  logo: null,
  setUp: true,
  mail: false,
  version: 0,
  ...readInstituteOfPage(),
}

export const useInstituteQuery = () => useQuery(instituteQueries.get(), getQueryClient('anyone'))

/** Includes fields that only staff may know. The cache is that of the identity. */
export const useSettingsQuery = () => useQuery(instituteQueries.settings())

/** Blank except for the name until it is loaded. The cache is shared by all identities. */
export function useInstitute(): Institute {
  return useInstituteQuery().data ?? PLACEHOLDER
}

/** Works outside of components, where the time zone may not be loaded yet. */
export function getToday(): string {
  const institute = getQueryClient('anyone').getQueryData(instituteQueries.get().queryKey) ?? PLACEHOLDER
  return getTodayIn(institute.timeZone)
}

export function useToday(): string {
  return getTodayIn(useInstitute().timeZone)
}
