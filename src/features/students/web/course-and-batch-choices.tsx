import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type BatchChoice, batchChoices } from '#features/batches/web/door.tsx'
import { type CourseChoice, courseChoices } from '#features/courses/web/door.tsx'
import { useToday } from '#features/institute/web/door.tsx'
import { EmptyFace, QueryFaces } from '#shared/web/ui/faces.tsx'

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
  const empty = <EmptyFace words={t('noPlaces')} hint={t('noPlacesHint')} action={emptyAction} />
  const isEmpty = (list: unknown[]) => list.length === 0
  return (
    <QueryFaces query={courses} errorWords={t('courses:loadFailed')} isEmpty={isEmpty} empty={empty}>
      {(offered) => (
        <QueryFaces query={batches} isEmpty={isEmpty} empty={empty}>
          {(current) => children({ courses: offered, batches: current })}
        </QueryFaces>
      )}
    </QueryFaces>
  )
}
