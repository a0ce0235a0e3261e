import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { waitAs } from '#features/domain/courses/batches/web/waiting/public.ts'
import type {
  Enrolment,
  EnrolmentBody,
  EnrolmentChange,
  EnrolmentEnd,
} from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/** The key is below the students, because a change of a student may change the newest enrolment. */
export const enrolmentsQueries = {
  list: (studentId: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'courses', studentId],
      queryFn: ({ signal }) => call('GET /api/enrolment/{id}', { params: { id: studentId }, signal }),
      meta: { shows: ['batches', 'courses'] },
    }),
}

/** Refreshes after an error too: it may come from another user's change. */
function useRefreshStudents() {
  const refresh = useRefresh()
  return () => refresh(studentsQueries.all(), batchesQueries.all(), ['attendance'])
}

export function useAddEnrolment(studentId: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof EnrolmentBody>; sending: Sending }) =>
      withSeat(
        (seat) =>
          call('POST /api/enrolment/{id}', { params: { id: studentId }, body: { ...body, ...seat }, ...sending }),
        waitAs({ student: studentId }),
      ),
    onSettled: useRefreshStudents(),
  })
}

export function useUpdateEnrolment({ _id: id, student }: Enrolment) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof EnrolmentChange>; sending: Sending }) =>
      withSeat(
        (seat) => call('PUT /api/enrolment/{id}', { params: { id }, body: { ...body, ...seat }, ...sending }),
        waitAs({ student }),
      ),
    onSettled: useRefreshStudents(),
  })
}

export function useRemoveEnrolment() {
  return useMutation({
    mutationFn: ({ _id, version }: Enrolment) =>
      call('DELETE /api/enrolment/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshStudents(),
  })
}

export function useEndCourse(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof EnrolmentEnd>; sending: Sending }) =>
      call('PUT /api/enrolment/end/{id}', { params: { id }, body, ...sending }),
    onSettled: useRefreshStudents(),
  })
}
