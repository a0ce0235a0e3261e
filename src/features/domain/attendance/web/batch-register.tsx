import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AttendanceHistorySearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { attendanceQueries } from './attendance.queries.ts'
import classes from './batch-register.module.css'
import { RegisterTable } from './register-table.tsx'
import { BatchNotFound } from './require-batch.tsx'

type Props = { batch: string; month: number; year: number }

export function BatchRegister({ batch, month, year }: Props) {
  const { t } = useTranslation(['attendance', 'words'])
  const updateSearch = useUpdateSearch<AttendanceHistorySearch>()
  const register = useQuery(attendanceQueries.register({ batchCode: batch, month, year }))
  const hasDays = register.data !== undefined && register.data.days.length > 0
  return (
    <>
      <div className={classes.tools}>
        <MonthYearPicker month={month} year={year} onChange={updateSearch} />
        <Button
          variant="default"
          disabled={!hasDays}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
          {...usePageKey('P')}
        >
          {t('words:print')}
        </Button>
      </div>
      <QueryStates
        query={register}
        notFound={<BatchNotFound />}
        isEmpty={({ days }) => days.length === 0}
        empty={<EmptyState title={t('noMarksInMonth')} />}
      >
        {(data) => <RegisterTable register={data} busy={register.isPlaceholderData} />}
      </QueryStates>
    </>
  )
}
