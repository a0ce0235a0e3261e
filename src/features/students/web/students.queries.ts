import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesKey } from '#features/batches/web/public.ts'
import { studentsApi, type StudentChange } from '#features/students/contract/students.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/**
 * A change of a student refreshes everything beneath `all()`. Rooms to the right hang beneath it what they show of
 * students (lists, fee figures, counts): `[...studentsQueries.all(), 'list', query]`.
 */
export const studentsQueries = {
  all: () => ['students'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(studentsApi.get, { params: { id }, signal }),
      meta: { shows: ['batches', 'courses'] },
    }),
}

type Change = { body: z.input<typeof StudentChange>; sending: Sending }

export function useUpdateStudent(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Change) => call(studentsApi.update, { params: { id }, body, ...sending }),
    // A refusal too: somebody else's change is behind it.
    onSettled: () => refresh(studentsQueries.all(), batchesKey()),
  })
}
