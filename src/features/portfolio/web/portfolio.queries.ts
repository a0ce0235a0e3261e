import { queryOptions } from '@tanstack/react-query'
import { portfolioApi } from '#features/portfolio/contract/portfolio.contract.ts'
import { call } from '#shared/web/call.ts'

export const portfolioQueries = {
  all: () => ['portfolio'] as const,
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'of-student', studentId],
      queryFn: ({ signal }) => call(portfolioApi.ofStudent, { params: { id: studentId }, signal }),
    }),
}
