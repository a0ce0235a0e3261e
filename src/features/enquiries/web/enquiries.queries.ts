import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Registration } from '#features/admissions/contract/admissions.contract.ts'
import { batchesKey } from '#features/batches/web/public.ts'
import { studentsQueries } from '#features/students/web/public.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { enquiriesApi, ENQUIRY_STATUSES, type Enquiry, type EnquiryStatus } from '../contract/enquiries.contract.ts'

export const ENQUIRIES_PER_PAGE = 10

export const ENQUIRY_TABS = ['All', ...ENQUIRY_STATUSES] as const
export type EnquiryTab = (typeof ENQUIRY_TABS)[number]

type Asked = {
  tab: EnquiryTab
  search: string
  month: number | undefined
  year: number | undefined
  page: number
}

export const enquiriesQueries = {
  all: () => ['enquiries'] as const,
  page: ({ tab, ...asked }: Asked) =>
    queryOptions({
      queryKey: [...enquiriesQueries.all(), 'page', { tab, ...asked }],
      queryFn: ({ signal }) =>
        call(enquiriesApi.list, { query: { ...asked, status: tab, limit: ENQUIRIES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      // A course's name, and whether the student who came of it is still there.
      meta: { shows: ['courses', 'students'] },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...enquiriesQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(enquiriesApi.get, { params: { id }, signal }),
      meta: { shows: ['courses', 'students'] },
    }),
}

type Sent<Body> = { body: Body; sending: Sending }

export function useCreateEnquiry() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof enquiriesApi.create.body>>>) =>
      call(enquiriesApi.create, { body, ...sending }),
    onSuccess: () => refresh(enquiriesQueries.all()),
  })
}

export function useUpdateEnquiry(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof enquiriesApi.update.body>>>) =>
      call(enquiriesApi.update, { params: { id }, body, ...sending }),
    onSuccess: () => refresh(enquiriesQueries.all()),
    // Somebody else was first: the list behind the form shows it too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(enquiriesQueries.all())
    },
  })
}

/** Sets the status of the version that is on screen; a refusal may come from what changed meanwhile, so it refreshes too. */
export function useChangeStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ enquiry: { _id, version }, status }: { enquiry: Enquiry; status: EnquiryStatus }) =>
      call(enquiriesApi.setStatus, { params: { id: _id }, body: { status }, ifMatch: version }),
    onSettled: () => refresh(enquiriesQueries.all()),
  })
}

/** Deletes the version that is on screen. */
export function useRemoveEnquiry() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id, version }: Enquiry) => call(enquiriesApi.remove, { params: { id: _id }, ifMatch: version }),
    onSettled: () => refresh(enquiriesQueries.all()),
  })
}

/** Changes nothing, so it refreshes nothing. */
export function useEmailEnquirer() {
  return useMutation({ mutationFn: ({ _id }: Enquiry) => call(enquiriesApi.sendEmail, { params: { id: _id } }) })
}

/** The enquiry is Closed, and there is one more student in a batch. */
export function useAdmit(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<typeof Registration>>) =>
      call(enquiriesApi.admit, { params: { id }, body, key: sending.key }),
    // A refusal too: somebody else may have admitted the person.
    onSettled: () => refresh(enquiriesQueries.all(), studentsQueries.all(), batchesKey()),
  })
}
