import { queryOptions } from '@tanstack/react-query'
import type { Choice } from '#shared/web/form/choice-fields.tsx'
import { batchesQueries } from './batches.queries.ts'

export type BatchChoice = Choice & { courseName: string }

type Options = {
  /** Batches that ended before this day are left out. */
  today: string
  /** The code of a batch that stays a choice after its end: the student's current one. */
  current?: string
}

/** The batches as choices of a form, labelled `code (time)`: `useQuery(batchChoices({ today: useToday() }))`. */
export const batchChoices = ({ today, current }: Options) =>
  queryOptions({
    ...batchesQueries.list(),
    select: ({ batches }): BatchChoice[] =>
      batches
        .filter(({ bCode, endDate }) => endDate === null || endDate >= today || bCode === current)
        .map(({ bCode, bTime, courseName }) => ({ value: bCode, label: `${bCode} (${bTime})`, courseName })),
  })
