import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { CourseMenu } from './course-menu.tsx'
import { enrolmentsQueries } from './enrolments.queries.ts'
import { useCourseDialog } from './use-course-dialog.tsx'

type Props = {
  studentId: string
  /** Only HR changes courses, and adds one to an active student. */
  editable?: { canAdd: boolean }
}

export function CoursesPanel({ studentId, editable }: Props) {
  const { t } = useTranslation(['enrolments', 'students', 'courses', 'words'])
  const courses = useQuery(enrolmentsQueries.list(studentId))
  const { openCourseDialog, dialog } = useCourseDialog()
  const newest = courses.data?.enrolments[0]
  const addButton = editable?.canAdd && (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={!newest}
      onClick={() => newest && openCourseDialog('add', newest)}
    >
      {t('add')}
    </Button>
  )
  return (
    <Panel title={t('courses:courses')} actions={addButton} flush>
      <QueryStates query={courses} loading={<LoadingState rows={1} />}>
        {({ enrolments }) => (
          <DataTable
            label={t('courses:courses')}
            rows={enrolments}
            rowKey={({ _id }) => _id}
            columns={[
              { key: 'course', header: t('words:course'), cell: ({ course }) => course, primary: true },
              {
                key: 'batch',
                header: t('words:batch'),
                cell: (enrolment) => <Batches enrolment={enrolment} />,
                wrap: true,
              },
              {
                key: 'joined',
                header: t('students:joiningDate'),
                cell: ({ joiningDate }) => <DayText day={joiningDate} />,
              },
              { key: 'end', header: t('words:endDate'), cell: ({ endDate }) => <DayText day={endDate} /> },
              {
                key: 'state',
                header: t('words:status'),
                cell: (enrolment) => <CourseState enrolment={enrolment} />,
                wrap: true,
              },
              { key: 'fee', header: t('fee'), cell: ({ fee }) => <RupeeText amount={fee} />, align: 'end' },
            ]}
            {...(editable && {
              actions: (enrolment: Enrolment) => (
                <CourseMenu enrolment={enrolment} onOpen={(kind) => openCourseDialog(kind, enrolment)} />
              ),
            })}
          />
        )}
      </QueryStates>
      {dialog}
    </Panel>
  )
}

function Batches({ enrolment: { batch, formerBatches } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('enrolments')
  return (
    <>
      {batch}
      {formerBatches.map((former) => (
        <Text key={former.lastDay} size="sm" c="dimmed">
          {t('formerBatch', { batch: former.batch, date: former.lastDay })}
        </Text>
      ))}
    </>
  )
}

/** Students get no reason. */
function CourseState({ enrolment: { isCompleted, ended, reason } }: { enrolment: Enrolment }) {
  const { t } = useTranslation(['enrolments', 'students'])
  if (!ended && isCompleted === 'no') return <StatusBadge tone="good">{t('current')}</StatusBadge>
  return (
    <>
      {isCompleted === 'yes' ? (
        <StatusBadge tone="info">{t('students:completed')}</StatusBadge>
      ) : (
        <StatusBadge tone="plain">{t('ended')}</StatusBadge>
      )}
      {reason !== null && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </>
  )
}
