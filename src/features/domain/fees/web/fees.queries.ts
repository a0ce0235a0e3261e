import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  Adjustment,
  DiscountBody,
  DiscountLimitChange,
  WriteOffBody,
} from '#features/domain/fees/contract/adjustments.contract.ts'
import type { ListConcessions } from '#features/domain/fees/contract/concessions.contract.ts'
import type { FilterFees, FilterPending, PaymentBody } from '#features/domain/fees/contract/fees.contract.ts'
import { PENDING_OF_DASHBOARD } from '#features/domain/fees/contract/pending-of-dashboard.ts'
import type { ListRefunds, RefundBody } from '#features/domain/fees/contract/refunds.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { canSendAgain } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { useArea } from '#shared/web/use-area.ts'
import { uniqueById } from '#shared/web/unique-by-id.ts'

export const FEES_PER_PAGE = 20
const PENDING_PER_PAGE = PENDING_OF_DASHBOARD.limit

/** The keys are below those of the students: a change of a student refreshes fees, and the reverse. */
export const feesQueries = {
  all: () => [...studentsQueries.all(), 'fees'] as const,
  studentFees: (studentId: string) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'student', studentId],
      queryFn: ({ signal }) => call('GET /api/fee/{id}', { params: { id: studentId }, signal }),
    }),
  receipt: (id: string) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'receipt', id],
      queryFn: ({ signal }) => call('GET /api/fee/receipt/{id}', { params: { id }, signal }),
    }),
  refund: (id: string) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'refund', id],
      queryFn: ({ signal }) => call('GET /api/fee/refund/{id}', { params: { id }, signal }),
    }),
  refunds: (query: Omit<ListRefunds, 'limit'>) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'refunds', query],
      queryFn: ({ signal }) => call('GET /api/fee/refund', { query: { ...query, limit: FEES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      // Names the account that voided a refund.
      meta: { shows: ['identity'] },
    }),
  concessions: (query: Omit<ListConcessions, 'limit'>) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'concessions', query],
      queryFn: ({ signal }) => call('GET /api/fee/concession', { query: { ...query, limit: FEES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      // Names the accounts that gave them.
      meta: { shows: ['identity', 'courses'] },
    }),
  discountLimit: () =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'discount-limit'],
      queryFn: ({ signal }) => call('GET /api/fee/discount-limit', { signal }),
    }),
  verification: (code: string) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'verification', code],
      queryFn: ({ signal }) => call('GET /api/fee/verify/{receiptCode}', { params: { receiptCode: code }, signal }),
    }),
  list: (query: FilterFees & { page: number }) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'list', query],
      queryFn: ({ signal }) =>
        call('GET /api/fee', {
          query: { ...query, limit: FEES_PER_PAGE, ...(query.search !== '' && { totals: 'false' }) },
          signal,
        }),
      placeholderData: keepPreviousData,
      // Names the account that voided a receipt.
      meta: { shows: ['identity'] },
    }),
  totals: (query: FilterFees) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'totals', query],
      queryFn: ({ signal }) => call('GET /api/fee/totals', { query, signal }),
    }),
  closing: (query: FilterFees) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'closing', query],
      queryFn: ({ signal }) => call('GET /api/fee/closing', { query, signal }),
      placeholderData: keepPreviousData,
      // Names the clerks.
      meta: { shows: ['identity'] },
    }),
  pendingTotals: (query: FilterPending) =>
    queryOptions({
      queryKey: [...feesQueries.all(), 'pendingTotals', query],
      queryFn: ({ signal }) => call('GET /api/fee/pending/totals', { query, signal }),
      meta: { shows: ['batches', 'courses'] },
    }),
  pending: (query: FilterPending) =>
    infiniteQueryOptions({
      queryKey: [...feesQueries.all(), 'pending', query],
      queryFn: ({ signal, pageParam }) =>
        call('GET /api/fee/pending', {
          query: {
            ...query,
            page: pageParam,
            limit: PENDING_PER_PAGE,
            ...(query.search !== '' && { totals: 'false' }),
          },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ students }, pages) => (students.length === PENDING_PER_PAGE ? pages.length + 1 : undefined),
      select: ({ pages }) => ({
        students: uniqueById(pages.flatMap(({ students }) => students)),
        total: pages.at(-1)?.total,
        ages: pages.at(-1)?.ages,
      }),
      placeholderData: keepPreviousData,
      meta: { shows: ['batches', 'courses'] },
    }),
}

/** Also runs after a failure: the receipt may have been saved although the response was lost. */
function useRefreshFees() {
  const refresh = useRefresh()
  return () => refresh(studentsQueries.all())
}

export function useRecordFee(studentId: string) {
  const refresh = useRefreshFees()
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof PaymentBody>; sending: Sending }) =>
      call('POST /api/fee/{id}', { params: { id: studentId }, body, ...sending }),
    onSettled: (_receipt, error) => {
      // Until the payment is sent again, the form shows the balance that it was entered for.
      if (!canSendAgain(error)) return refresh()
      return undefined
    },
  })
}

export function useChangeFee(receiptId: string) {
  const area = useArea()
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof PaymentBody>; sending: Sending }) =>
      call(area === 'admin' ? 'PUT /api/admin/fee/{id}' : 'PUT /api/fee/{id}', {
        params: { id: receiptId },
        body,
        ...sending,
      }),
    onSettled: useRefreshFees(),
  })
}

export function useVoidFee(receiptId: string) {
  const area = useArea()
  return useMutation({
    mutationFn: ({ body, sending }: { body: BodyOf<'DELETE /api/fee/{id}'>; sending: Sending }) =>
      call(area === 'admin' ? 'DELETE /api/admin/fee/{id}' : 'DELETE /api/fee/{id}', {
        params: { id: receiptId },
        body,
        ...sending,
      }),
    onSettled: useRefreshFees(),
  })
}

export function useRecordRefund(studentId: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof RefundBody>; sending: Sending }) =>
      call('POST /api/fee/refund/{id}', { params: { id: studentId }, body, ...sending }),
    onSettled: useRefreshFees(),
  })
}

export function useVoidRefund(refundId: string) {
  return useMutation({
    mutationFn: ({ reason, sending }: { reason: string; sending: Sending }) =>
      call('DELETE /api/fee/refund/{id}', { params: { id: refundId }, body: { reason }, ...sending }),
    onSettled: useRefreshFees(),
  })
}

export function useGiveDiscount(studentId: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof DiscountBody>; sending: Sending }) =>
      call('POST /api/fee/discount/{id}', { params: { id: studentId }, body, ...sending }),
    onSettled: useRefreshFees(),
  })
}

export function useWriteOff(studentId: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof WriteOffBody>; sending: Sending }) =>
      call('POST /api/fee/write-off/{id}', { params: { id: studentId }, body, ...sending }),
    onSettled: useRefreshFees(),
  })
}

export function useWithdrawAdjustment() {
  return useMutation({
    mutationFn: ({ _id, version }: Adjustment) =>
      call('DELETE /api/fee/adjustment/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshFees(),
  })
}

export function useSetDiscountLimit() {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof DiscountLimitChange>; sending: Sending }) =>
      call('PUT /api/fee/discount-limit', { body, ...sending }),
    onSettled: useRefreshFees(),
  })
}
