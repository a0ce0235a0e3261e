import { usePayModes } from '#features/domain/fees/web/public.ts'
import { type ReportName, REPORTS } from '#features/overview/reports/contract/reports.contract.ts'
import type { Group } from '#features/overview/reports/contract/reports.search.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import { useMonthLabels } from '#shared/web/charts/use-month-labels.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'

export function useReportLabels() {
  const { t } = useTranslation(['reports', 'words', 'shared'])
  const translate = useTranslate()
  const { getLabel } = usePayModes()
  const { shortMonth, longMonth } = useMonthLabels()
  const groups: Record<Group, string> = {
    day: t('words:day'),
    month: t('shared:month'),
    mode: t('mode'),
    clerk: t('clerk'),
    course: t('words:course'),
    batch: t('words:batch'),
  }
  const toMonth = (key: string) => ({ year: Number(key.slice(0, 4)), month: Number(key.slice(5, 7)) })
  return {
    getTitle: (report: ReportName) => translate(REPORTS[report].title),
    groups,
    getColumn: (report: ReportName, column: string) => {
      const { columns }: { columns: Record<string, { label: MessageKey }> } = REPORTS[report]
      return columns[column] ? translate(columns[column].label) : column
    },
    /** `short` suits the axis of a chart. */
    getRowName: (by: Group, { key, name }: { key: string; name: string }, style: 'long' | 'short' = 'long'): string => {
      if (by === 'month') return style === 'short' ? shortMonth(toMonth(key)) : longMonth(toMonth(key))
      if (by === 'day') return style === 'short' ? key.slice(8) : key
      if (by === 'mode') return getLabel(key)
      return name || t('unknownClerk')
    },
    getModeLabel: getLabel,
  }
}
