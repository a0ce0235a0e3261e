import { queryOptions } from '@tanstack/react-query'
import { instituteApi } from '#features/institute/contract/institute.contract.ts'
import { call } from '#shared/web/call.ts'

export const instituteQueries = {
  all: () => ['institute'] as const,
  get: () =>
    queryOptions({
      queryKey: instituteQueries.all(),
      queryFn: ({ signal }) => call(instituteApi.get, { signal }),
    }),
}
