import { useQuery } from '@tanstack/react-query'
import type { Institute } from '#features/institute/contract/institute.contract.ts'
import { todayIn } from '#shared/web/days.ts'
import { clientOf, refresh } from '#shared/web/query-client.ts'
import { instituteQueries } from './institute.queries.ts'

const UNKNOWN: Institute = {
  name: '',
  address: '',
  phone: '',
  timeZone: 'Asia/Kolkata',
  selfRegistration: false,
  setUp: true,
}

/** As it is loaded, for a screen that shows whether it could be. */
export const useInstituteQuery = () => useQuery(instituteQueries.get(), clientOf('anyone'))

/** The institute's name, address, phone and settings; blank until they are known. They are everybody's, so one cache serves all. */
export function useInstitute(): Institute {
  return useInstituteQuery().data ?? UNKNOWN
}

/** Today in the institute's time zone, YYYY-MM-DD. */
export function useToday(): string {
  return todayIn(useInstitute().timeZone)
}

/** After the first-run page or the settings have changed it. */
export function refreshInstitute(): Promise<void> {
  return refresh(clientOf('anyone'), instituteQueries.all())
}
