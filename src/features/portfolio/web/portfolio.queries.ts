import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { portfolioApi, type Portfolio } from '#features/portfolio/contract/portfolio.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const portfolioQueries = {
  all: () => ['portfolio'] as const,
  /** All of them, newest first. */
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'of-student', studentId],
      queryFn: ({ signal }) => call(portfolioApi.ofStudent, { params: { id: studentId }, signal }),
    }),
}

/** A refusal may come from what changed meanwhile, and what was not answered may have been written: both refresh too. */
function useRefreshPortfolio() {
  const refresh = useRefresh()
  return () => refresh(portfolioQueries.all())
}

type Sent<Body> = { body: Body; sending: Sending }

export function useAddPortfolio() {
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof portfolioApi.add.body>>>) =>
      call(portfolioApi.add, { body, ...sending }),
    onSettled: useRefreshPortfolio(),
  })
}

/** Deletes the version that is on screen. */
export function useRemovePortfolio() {
  return useMutation({
    mutationFn: ({ _id, version }: Portfolio) => call(portfolioApi.remove, { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshPortfolio(),
  })
}
