import { useTranslation } from 'react-i18next'
import type { Group, ReportName } from '#features/overview/reports/contract/reports.search.ts'
import type { ReportSearch } from '#features/overview/reports/contract/reports.search.ts'

/** Explains how a report counts, where that is not obvious. */
export function useReportNote(report: ReportName, by: Group, { mode, share }: ReportSearch): string | undefined {
  const { t } = useTranslation('reports')
  if (report === 'collection') return by === 'mode' || mode !== undefined ? t('splitNote') : undefined
  if (report === 'receivables') return t('dueNote')
  if (report === 'expected') return t('expectedNote')
  if (report === 'balance') return t('incomeNote')
  if (report === 'profit') return t(share === 'income' ? 'sharedByIncome' : 'sharedByStudents')
  return undefined
}
