import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PublicCourse } from '#features/domain/courses/contract/courses.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { QueryStates, TableLoading } from '#shared/web/ui/states.tsx'

type Props = {
  query: UseQueryResult<{ courses: PublicCourse[]; total: number }>
  empty: ReactNode
  actions?: ((course: PublicCourse) => ReactNode) | undefined
  busy?: boolean
}

export function CourseTable({ query, empty, actions, busy = false }: Props) {
  const { t } = useTranslation('courses')
  return (
    <Panel flush>
      <QueryStates
        query={query}
        loading={<TableLoading />}
        errorTitle={t('loadFailed')}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {({ courses }) => (
          <DataTable
            label={t('courses')}
            busy={busy}
            rows={courses}
            rowKey={({ _id }) => _id}
            columns={[
              { key: 'course', header: t('courseName'), primary: true, cell: ({ course }) => course },
              { key: 'cFee', header: t('fee'), align: 'end', cell: ({ cFee }) => <RupeeText amount={cFee} /> },
              { key: 'cDuration', header: t('courseDuration'), cell: ({ cDuration }) => cDuration },
            ]}
            {...(actions && { actions })}
            phone={(course) => ({
              title: course.course,
              amount: <RupeeText amount={course.cFee} />,
              line: course.cDuration,
              end: actions?.(course),
            })}
          />
        )}
      </QueryStates>
    </Panel>
  )
}
