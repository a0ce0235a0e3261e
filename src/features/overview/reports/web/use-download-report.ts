import { type Report, type ReportName, REPORTS } from '#features/overview/reports/contract/reports.contract.ts'
import type { Group } from '#features/overview/reports/contract/reports.search.ts'
import { toCsv } from '#shared/contract/to-csv.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { saveFile } from '#shared/web/save-file.ts'
import { useReportLabels } from './use-report-labels.ts'

/** Saves all rows of the report and the total as CSV. Days and months are `YYYY-MM-DD` and `YYYY-MM`. */
export function useDownloadReport(report: ReportName, by: Group) {
  const { t } = useTranslation('words')
  const { groups, getColumn, getRowName } = useReportLabels()
  return ({ from, to, rows, total }: Report): void => {
    const columns = Object.keys(REPORTS[report].columns)
    const toFigures = (figures: Report['total']) => columns.map((column) => figures[column] ?? 0)
    const name = [report, by, ...(from === null ? [] : [from]), to].join('-')
    const csv = toCsv([
      [groups[by], ...columns.map((column) => getColumn(report, column))],
      ...rows.map((row) => [by === 'month' ? row.key : getRowName(by, row), ...toFigures(row)]),
      [t('total'), ...toFigures(total)],
    ])
    saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csv)
  }
}
