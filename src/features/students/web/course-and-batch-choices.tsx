import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type BatchChoice, batchChoices } from '#features/batches/web/public.ts'
import { type CourseChoice, courseChoices } from '#features/courses/web/public.ts'
import { useToday } from '#features/institute/web/public.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'

export type Choices = { courses: CourseChoice[]; batches: BatchChoice[] }

type Props = {
  /** A batch that stays a choice though it has ended: the one the student is in. */
  keep?: string
  /** What to do where there is no course or no batch that can be chosen. */
  emptyAction?: ReactNode
  children: (choices: Choices) => ReactNode
}

/** Loads the courses, and the batches that have not ended; a student's form cannot be filled in without them. */
export function CourseAndBatchChoices({ keep, emptyAction, children }: Props) {
  const { t } = useTranslation(['students', 'courses'])
  const courses = useQuery(courseChoices())
  const batches = useQuery(batchChoices({ today: useToday(), ...(keep !== undefined && { keep }) }))
  const empty = <EmptyState title={t('noPlaces')} hint={t('noPlacesHint')} action={emptyAction} />
  const isEmpty = (list: unknown[]) => list.length === 0
  return (
    <QueryStates query={courses} errorTitle={t('courses:loadFailed')} isEmpty={isEmpty} empty={empty}>
      {(offered) => (
        <QueryStates query={batches} isEmpty={isEmpty} empty={empty}>
          {(current) => children({ courses: offered, batches: current })}
        </QueryStates>
      )}
    </QueryStates>
  )
}
