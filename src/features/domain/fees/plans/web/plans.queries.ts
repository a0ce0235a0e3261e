import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { PlanBody } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/** The keys are below those of the students: a payment or a change of a course refreshes the plan. */
export const plansQueries = {
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'plan', studentId],
      queryFn: ({ signal }) => call('GET /api/plan/{id}', { params: { id: studentId }, signal }),
      meta: { shows: ['batches', 'courses'] },
    }),
}

export function useSetPlan(enrolmentId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof PlanBody>; sending: Sending }) =>
      call('PUT /api/plan/{id}', { params: { id: enrolmentId }, body, ...sending }),
    onSettled: () => refresh(studentsQueries.all()),
  })
}
