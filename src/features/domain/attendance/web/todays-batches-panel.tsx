import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '#shared/web/router/router.ts'
import type { TodaysBatches } from '#features/domain/attendance/contract/attendance.contract.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Skeleton } from '#shared/web/ui/elements/skeleton.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { attendanceQueries } from './attendance.queries.ts'
import classes from './todays-batches-panel.module.css'

/** On wide screens it is beside the sheet of one of the batches. */
export function TodaysBatchesPanel({ current }: { current: string }) {
  const { t } = useTranslation(['attendance', 'words'])
  const query = useQuery(attendanceQueries.today())
  return (
    <aside className={classes.aside}>
      <Panel
        title={t('words:today')}
        plain
        flush
        actions={query.data && <span className={classes.note}>{t('batchesMarked', query.data)}</span>}
      >
        {query.isPending ? (
          <Skeleton height={220} radius={0} />
        ) : (
          <QueryStates query={query}>{(data) => <Batches data={data} current={current} />}</QueryStates>
        )}
      </Panel>
    </aside>
  )
}

function Batches({ data: { batches, total, marked }, current }: { data: TodaysBatches; current: string }) {
  const { t } = useTranslation(['attendance', 'words'])
  if (total === 0) return <p className={classes.empty}>{t('noBatchToday')}</p>
  return (
    <>
      <div aria-hidden className={classes.bar}>
        <span style={{ width: `${(marked / total) * 100}%` }} />
      </div>
      <ul className={classes.batches}>
        {batches.map((batch) => (
          <li key={batch.bCode}>
            <Link
              to="/hr/student-attendence-list"
              search={{ batch: batch.bCode }}
              className={classes.batch}
              data-current={keyOf(batch.bCode) === keyOf(current) || undefined}
              title={`${batch.courseName} · ${batch.bTime}`}
            >
              <span className={classes.code}>{batch.bCode}</span>
              <span className={classes.time}>{batch.bTime}</span>
              <BatchCount batch={batch} />
            </Link>
          </li>
        ))}
      </ul>
      {total > batches.length && (
        <TextLink to="/hr/attendence" className={classes.more}>
          {t('words:allBatches')}
        </TextLink>
      )}
    </>
  )
}

function BatchCount({ batch: { students, present, absent } }: { batch: TodaysBatches['batches'][number] }) {
  const { t } = useTranslation('attendance')
  if (present === null || absent === null)
    return (
      <span role="img" className={classes.count} aria-label={t('studentCount', { count: students })}>
        {students}
      </span>
    )
  const all = present + absent
  return (
    <span role="img" className={classes.marked} aria-label={t('presentOf', { present, students: all })}>
      <IconCheck size={14} aria-hidden />
      {present}/{all}
    </span>
  )
}

/** Returns the next batch without marks in the order of the list, after the current one if there is one. */
export function findNextBatch({ batches }: TodaysBatches, current: string): string | undefined {
  const isCurrent = ({ bCode }: { bCode: string }) => keyOf(bCode) === keyOf(current)
  const at = batches.findIndex(isCurrent)
  const inOrder = [...batches.slice(at + 1), ...batches.slice(0, Math.max(at, 0))]
  return inOrder.find((batch) => batch.present === null)?.bCode
}
