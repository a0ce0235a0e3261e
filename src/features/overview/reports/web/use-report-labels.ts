import { useTranslation } from 'react-i18next'
import { useAgeLabels, usePayModes } from '#features/domain/fees/web/public.ts'
import type { Group, ReportName } from '#features/overview/reports/contract/reports.search.ts'
import { useMonthLabels } from '#shared/web/charts/use-month-labels.ts'

export function useReportLabels() {
  const { t } = useTranslation(['reports', 'words', 'shared'])
  const ages = useAgeLabels()
  const { getLabel } = usePayModes()
  const { shortMonth, longMonth } = useMonthLabels()
  const titles: Record<ReportName, string> = {
    collection: t('collection'),
    receivables: t('receivables'),
    expected: t('expected'),
    balance: t('balance'),
    profit: t('profit'),
  }
  const groups: Record<Group, string> = {
    day: t('words:day'),
    month: t('shared:month'),
    mode: t('mode'),
    clerk: t('clerk'),
    course: t('words:course'),
    batch: t('words:batch'),
  }
  const columns: Record<string, string> = {
    receipts: t('receipts'),
    received: t('received'),
    refunded: t('refunded'),
    net: t('net'),
    students: t('students'),
    notDue: t('notDue'),
    dueToday: t('dueToday'),
    late30: ages['1-30'],
    late60: ages['31-60'],
    late90: ages['61-90'],
    lateOver90: ages['90+'],
    pending: t('pending'),
    expected: t('dueByPlans'),
    open: t('open'),
    other: t('other'),
    income: t('income'),
    expenses: t('expenses'),
    balance: t('monthBalance'),
    profit: t('profit'),
  }
  const overrides: Partial<Record<ReportName, Record<string, string>>> = {
    expected: { received: t('receivedWithPlan') },
    profit: { expenses: t('shareOfExpenses') },
  }
  const toMonth = (key: string) => ({ year: Number(key.slice(0, 4)), month: Number(key.slice(5, 7)) })
  return {
    titles,
    groups,
    getColumn: (report: ReportName, column: string) => overrides[report]?.[column] ?? columns[column] ?? column,
    /** `short` for the axis of a chart. */
    getRowName: (by: Group, { key, name }: { key: string; name: string }, style: 'long' | 'short' = 'long'): string => {
      if (by === 'month') return style === 'short' ? shortMonth(toMonth(key)) : longMonth(toMonth(key))
      if (by === 'day') return style === 'short' ? key.slice(8) : key
      if (by === 'mode') return getLabel(key)
      return name || t('unknownClerk')
    },
    getModeLabel: getLabel,
  }
}
