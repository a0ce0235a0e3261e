import { queryOptions } from '@tanstack/react-query'
import type { Choice } from '#shared/web/form/choice-fields.tsx'
import { coursesQueries } from './courses.queries.ts'

export type CourseChoice = Choice & { cFee: number; cDuration: string; instalments: number | null }

export const courseChoices = () =>
  queryOptions({
    ...coursesQueries.list(),
    select: ({ courses }): CourseChoice[] =>
      courses.map((course) => ({
        value: course.course,
        label: course.course,
        cFee: course.cFee,
        cDuration: course.cDuration,
        instalments: 'instalments' in course ? course.instalments : null,
      })),
  })
