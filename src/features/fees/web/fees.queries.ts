import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { feesApi, type PaymentBody } from '#features/fees/contract/fees.contract.ts'
import { studentsQueries } from '#features/students/web/door.tsx'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/** Beneath the students' keys: a change of a student's fee changes these too, and the other way round. */
export const feesQueries = {
  all: () => [...studentsQueries.all(), 'fees'] as const,
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'of-student', studentId],
      queryFn: ({ signal }) => call(feesApi.ofStudent, { params: { id: studentId }, signal }),
    }),
  receipt: (id: string) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'receipt', id],
      queryFn: ({ signal }) => call(feesApi.receipt, { params: { id }, signal }),
    }),
}

/** A receipt moves the student's figures, in the record as in the lists; one whose answer was lost may have been written too. */
function useRefreshFees() {
  const refresh = useRefresh()
  return () => refresh(studentsQueries.all())
}

export function useRecordFee(studentId: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof PaymentBody>; sending: Sending }) =>
      call(feesApi.record, { params: { id: studentId }, body, ...sending }),
    onSettled: useRefreshFees(),
  })
}

export function useChangeFee(receiptId: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof PaymentBody>; sending: Sending }) =>
      call(feesApi.update, { params: { id: receiptId }, body, ...sending }),
    onSettled: useRefreshFees(),
  })
}

export function useVoidFee(receiptId: string) {
  return useMutation({
    mutationFn: ({ reason, sending }: { reason: string; sending: Sending }) =>
      call(feesApi.void, { params: { id: receiptId }, body: { reason }, ...sending }),
    onSettled: useRefreshFees(),
  })
}
