import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { waitAs } from '#features/domain/courses/batches/web/waiting/public.ts'
import type { OwnContactChange, StudentChange } from '#features/domain/students/contract/students.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { mayNow } from '#shared/web/may.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/**
 * Other features put their student data below `all()`, so that a change refreshes it:
 * `[...studentsQueries.all(), 'list']`.
 */
export const studentsQueries = {
  all: () => ['students'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'one', id],
      queryFn: ({ signal }) => call('GET /api/user/{id}', { params: { id }, signal }),
      meta: { shows: ['batches', 'courses'] },
    }),
  /** Only HR and admins may read it. */
  overview: (id: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'overview', id],
      queryFn: ({ signal }) => call('GET /api/user/overview/{id}', { params: { id }, signal }),
      meta: { shows: ['batches', 'fees', 'attendance', 'portfolio', 'reminders'] },
    }),
}

/** Every page of staff about a student sends these queries first. */
export const listStudentRequests = (id: string | undefined) =>
  id === undefined
    ? []
    : [studentsQueries.one(id), ...(mayNow('students.review') ? [studentsQueries.overview(id)] : [])]

type Change = { body: z.input<typeof StudentChange>; sending: Sending }

export function useUpdateStudent(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Change) =>
      withSeat(
        (seat) =>
          call('PUT /api/user/{id}', { params: { id }, body: { ...body, ...seat }, ...sending, timeoutSeconds: 15 }),
        waitAs({ student: id }),
      ),
    // Refreshes after an error too: it may come from another user's change.
    onSettled: () => refresh(studentsQueries.all(), batchesQueries.all()),
  })
}

/** Changes the batch of the newest course. */
export function useMoveStudent() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ student: id, batch }: { student: string; batch: string }) =>
      withSeat((seat) => call('PUT /api/user/{id}', { params: { id }, body: { batch, ...seat }, timeoutSeconds: 15 })),
    onSettled: () => refresh(studentsQueries.all(), batchesQueries.all()),
  })
}

type ContactChange = { body: z.input<typeof OwnContactChange>; sending: Sending }

export function useChangeOwnContact(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: ContactChange) =>
      call('PUT /api/user/contact/{id}', { params: { id }, body, ...sending }),
    onSettled: () => refresh(studentsQueries.all()),
  })
}

export function useSetPhoto() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, image }: { id: string; image: string }) =>
      call('PUT /api/user/photo/{id}', { params: { id }, body: { image }, timeoutSeconds: 30 }),
    onSuccess: () => refresh(studentsQueries.all()),
  })
}

export function useRemovePhoto() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/user/photo/{id}', { params: { id } }),
    onSuccess: () => refresh(studentsQueries.all()),
  })
}
