import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type BatchChoice, batchChoices } from '#features/domain/courses/batches/web/public.ts'
import { type CourseChoice, courseChoices } from '#features/domain/courses/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'

export type Choices = { courses: CourseChoice[]; batches: BatchChoice[] }

type Props = {
  /** Code of a batch that is offered even if it has ended. */
  currentBatch?: string
  /** It is shown while there is no course or no current batch. */
  emptyAction?: ReactNode
  children: (choices: Choices) => ReactNode
}

export function CourseAndBatchChoices({ currentBatch, emptyAction, children }: Props) {
  const { t } = useTranslation(['students', 'courses'])
  const courses = useQuery(courseChoices())
  const batches = useQuery(
    batchChoices({ today: useToday(), ...(currentBatch !== undefined && { current: currentBatch }) }),
  )
  const empty = <EmptyState title={t('noCourseOrBatch')} hint={t('noCourseOrBatchHint')} action={emptyAction} />
  const isEmpty = (list: unknown[]) => list.length === 0
  return (
    <QueryStates query={courses} errorTitle={t('courses:loadFailed')} isEmpty={isEmpty} empty={empty}>
      {(courseList) => (
        <QueryStates query={batches} isEmpty={isEmpty} empty={empty}>
          {(batchList) => children({ courses: courseList, batches: batchList })}
        </QueryStates>
      )}
    </QueryStates>
  )
}
