import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Report, type ReportName, REPORTS } from '#features/overview/reports/contract/reports.contract.ts'
import type { Group, ReportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { FiguresTable } from '#shared/web/ui/figures-table.tsx'
import { ViewMore } from '#shared/web/ui/view-more.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { listColumns } from './report-layout.ts'
import classes from './reports-screen.module.css'
import { useReportLabels } from './use-report-labels.ts'
import { useRowLink } from './use-row-link.ts'

const ROWS_AT_ONCE = 50

type Props = { report: ReportName; by: Group; search: ReportSearch; data: Report; caption: string; busy: boolean }

/** Paper gets all rows. */
export function ReportTable({ report, by, search, data, caption, busy }: Props) {
  const { rows, total } = data
  const { t } = useTranslation('words')
  const format = useFormat()
  const { groups, getColumn, getRowName } = useReportLabels()
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  useEffect(() => {
    const showAll = () => flushSync(() => setShown(Infinity))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  const getLink = useRowLink(report, by, search, data)
  const columns = listColumns(report, total)
  const { columns: declared }: { columns: Record<string, { unit: string }> } = REPORTS[report]
  const formatFigures = (figures: Report['total']) =>
    columns.map((column) => {
      const figure = Number(figures[column])
      return declared[column]?.unit === 'rupees' ? format.rupees(figure) : figure
    })
  return (
    <>
      <FiguresTable
        caption={caption}
        columns={[groups[by], ...columns.map((column) => getColumn(report, column))]}
        rows={rows.slice(0, shown).map((row) => [getRowName(by, row), ...formatFigures(row)])}
        links={rows.slice(0, shown).map(getLink)}
        total={[t('total'), ...formatFigures(total)]}
        busy={busy}
      />
      {rows.length > ROWS_AT_ONCE && (
        <div className={classes.onScreen}>
          <ViewMore
            shown={Math.min(shown, rows.length)}
            total={rows.length}
            onMore={() => setShown(shown + ROWS_AT_ONCE)}
            onLess={shown > ROWS_AT_ONCE ? () => setShown(ROWS_AT_ONCE) : undefined}
          />
        </div>
      )}
    </>
  )
}
