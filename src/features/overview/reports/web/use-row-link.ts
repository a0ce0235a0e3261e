import type { LinkProps } from '#shared/web/router/router.ts'
import { ALL_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import type { Report, ReportName } from '#features/overview/reports/contract/reports.contract.ts'
import type { Group, ReportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { useMay } from '#shared/web/may.ts'
import { useArea } from '#shared/web/use-area.ts'

/** A row leads to its parts: the batches of a course, the days of a month, the receipts of a day. */
export function useRowLink(report: ReportName, by: Group, search: ReportSearch, { from, to }: Report) {
  const area = useArea()
  const may = useMay()
  const { report: _report, share: _share, ...filters } = search
  const days = from === null ? {} : { from, to }
  return ({ key, name }: { key: string; name: string }): LinkProps | undefined => {
    const collection = (change: ReportSearch): LinkProps => ({
      to: '.',
      search: { ...filters, ...days, ...change },
    })
    if (report === 'receivables')
      return by === 'course' ? { to: '.', search: { ...search, by: 'batch', course: name } } : undefined
    if (by === 'day')
      return area === 'admin' && may('fees.list') ? { to: '/admin/view-Fee', search: { date: key } } : undefined
    if (by === 'month') return collection({ by: 'day', ...getDaysOfMonth(key) })
    if (by === 'course') return collection({ by: 'batch', course: name })
    if (by === 'batch') return collection({ by: 'day', batch: name })
    const mode = ALL_MODES.find((one) => one === key)
    if (mode) return collection({ by: 'day', mode })
    return key === '' ? undefined : collection({ by: 'day', clerk: key })
  }
}

function getDaysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
