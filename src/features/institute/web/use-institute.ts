import { useQuery } from '@tanstack/react-query'
import { DEFAULT_TIME_ZONE, type Institute } from '#features/institute/contract/institute.contract.ts'
import { todayIn } from '#shared/web/days.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { instituteQueries } from './institute.queries.ts'

/** The server writes the name into the page, so that the first heading need not change its length. */
const UNKNOWN: Institute = {
  name: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '',
  address: '',
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: false,
  setUp: true,
  version: 0,
}

/** As it is loaded, for a screen that shows whether it could be. */
export const useInstituteQuery = () => useQuery(instituteQueries.get(), queryClientOf('anyone'))

/** The institute's name, address, phone and settings; blank, but for the name, until they are known. They are everybody's, so one cache serves all. */
export function useInstitute(): Institute {
  return useInstituteQuery().data ?? UNKNOWN
}

/** Today in the institute's time zone, YYYY-MM-DD. */
export function useToday(): string {
  return todayIn(useInstitute().timeZone)
}
