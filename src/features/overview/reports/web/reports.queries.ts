import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Report, ReportName, ReportQuery } from '#features/overview/reports/contract/reports.contract.ts'
import { call } from '#shared/web/call.ts'

export const reportsQueries = {
  report: (name: ReportName, query: Partial<ReportQuery>) =>
    queryOptions({
      queryKey: ['reports', name, query],
      queryFn: ({ signal }): Promise<Report> => call(`GET /api/report/${name}`, { query, signal }),
      // Leaves out data of another report, whose columns differ.
      placeholderData: (previous, before) => (before?.queryKey[1] === name ? keepPreviousData(previous) : undefined),
      meta: { shows: ['courses', 'batches', 'students', 'expenses', 'identity'] },
    }),
  clerks: () =>
    queryOptions({
      queryKey: ['reports', 'clerks'],
      queryFn: ({ signal }) => call('GET /api/report/clerk', { signal }),
      meta: { shows: ['identity'] },
    }),
}
