import { queryOptions } from '@tanstack/react-query'
import type { Choice } from '#shared/web/form/choice-fields.tsx'
import { batchesQueries } from './batches.queries.ts'

export type BatchChoice = Choice & { courseName: string }

type Options = {
  /** Excludes batches that ended before this day. */
  today: string
  /** The code of the student's current batch, included even if it has ended. */
  current?: string
}

export const batchChoices = ({ today, current }: Options) =>
  queryOptions({
    ...batchesQueries.list(),
    select: ({ batches }): BatchChoice[] =>
      batches
        .filter(({ bCode, endDate }) => endDate === null || endDate >= today || bCode === current)
        .map(({ bCode, bTime, courseName }) => ({
          value: bCode,
          label: `${bCode} (${bTime}) · ${courseName}`,
          courseName,
        })),
  })
