import { queryOptions } from '@tanstack/react-query'
import type { Choice } from '#shared/web/form/choice-fields.tsx'
import { batchesQueries } from './batches.queries.ts'

export type BatchChoice = Choice & { courseName: string }

type Offered = {
  /** Batches that ended before this day are left out. */
  today: string
  /** A batch code that stays a choice though it has ended: the one a student is in. */
  keep?: string
}

/** The batches as a form's choices, each shown as 'code (time)': `useQuery(batchChoices({ today: useToday() }))`. */
export const batchChoices = ({ today, keep }: Offered) =>
  queryOptions({
    ...batchesQueries.whole(),
    select: ({ batches }): BatchChoice[] =>
      batches
        .filter(({ bCode, endDate }) => endDate === null || endDate >= today || bCode === keep)
        .map(({ bCode, bTime, courseName }) => ({ value: bCode, label: `${bCode} (${bTime})`, courseName })),
  })

/** A page of the batches, newest first: `useQuery(batchPage({ search, page, limit: 12 }))`. */
export const batchPage = batchesQueries.page

/** What a change of a student refreshes too. */
export const batchesKey = () => batchesQueries.all()
