import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  Approval,
  FindDuplicates,
  Registration,
  SelfRegistration,
} from '#features/domain/admissions/contract/admissions.contract.ts'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { type Wait, waitAs } from '#features/domain/courses/batches/web/waiting/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call, type ResultOf } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export type RegistrationBody = z.input<typeof Registration>
export type SelfRegistrationBody = z.input<typeof SelfRegistration>
export type Registered = ResultOf<'POST /api/user/register'>
type ApprovalBody = z.input<typeof Approval>

export const admissionsQueries = {
  duplicates: (typed: FindDuplicates) =>
    queryOptions({
      // The key is not below that of the students: right after registering, the new student would be found.
      queryKey: ['admissions', 'duplicates', typed],
      queryFn: ({ signal }) => call('GET /api/user/duplicates', { query: typed, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),
}

function useRefreshStudents() {
  const refresh = useRefresh()
  return () => refresh(studentsQueries.all(), batchesQueries.all())
}

/** `wait` saves the person as a record that can wait for a seat. */
export function useRegister<Body extends SelfRegistrationBody>(wait?: (body: Body) => Wait) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: Body; sending: Sending }) =>
      withSeat(
        (seat) => call('POST /api/user/register', { body: { ...body, ...seat }, key: sending.key, timeoutSeconds: 15 }),
        wait?.(body),
      ),
    onSettled: useRefreshStudents(),
  })
}

export function useApprove(id: string) {
  const refresh = useRefreshStudents()
  return useMutation({
    mutationFn: async ({ body, sending }: { body: ApprovalBody; sending: Sending }) => {
      const approved = await withSeat(
        (seat) =>
          call('PUT /api/user/approve/{id}', {
            params: { id },
            body: { ...body, ...seat },
            ...sending,
            timeoutSeconds: 8,
          }),
        waitAs({ student: id }),
      )
      return { approved, receipt: await findNewestReceipt(id) }
    },
    // Refreshes after an error too: another user may have decided it.
    onSettled: refresh,
  })
}

export function useGiveAccess(id: string) {
  return useMutation({
    mutationFn: (byMail: boolean) =>
      call('POST /api/user/access/{id}', { params: { id }, body: { byMail }, timeoutSeconds: 8 }),
    // Refreshes after an error too: the student may have got a password meanwhile.
    onSettled: useRefreshStudents(),
  })
}

export function useSendConfirmation() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/user/confirmation/{id}', { params: { id }, timeoutSeconds: 8 }),
  })
}

export function useReject() {
  const refresh = useRefreshStudents()
  return useMutation({
    mutationFn: ({ _id, version }: { _id: string; version: number }) =>
      call('PUT /api/user/reject/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: refresh,
  })
}

/** The print link needs it. An error here must not make the approval look failed. */
async function findNewestReceipt(id: string): Promise<string | null> {
  const fees = await call('GET /api/fee/{id}', { params: { id } }).catch(() => null)
  return fees?.fee[0]?._id ?? null
}
