import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Registration } from '#features/domain/admissions/contract/admissions.contract.ts'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { waitAs } from '#features/domain/courses/batches/web/waiting/public.ts'
import type { Enquiry, NoteBody } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { uniqueById } from '#shared/web/unique-by-id.ts'

export const ENQUIRIES_PER_PAGE = 10

export const NOTES_PER_PAGE = 5

/**
 * `Placed`: people who are placed, whatever the status. The other tabs omit them. `ToCall`: those whose next call is
 * due.
 */
export const ENQUIRY_TABS = ['All', ...ENQUIRY_STATUSES, 'Placed', 'ToCall'] as const
export type EnquiryTab = (typeof ENQUIRY_TABS)[number]

type Filters = {
  /** `Any`: all enquiries, including those of people who are placed. */
  tab: EnquiryTab | 'Any'
  search: string
  month: number | undefined
  year: number | undefined
  page: number
}

export const TAB_FILTERS = {
  All: { status: 'All' },
  Open: { status: 'Open' },
  Closed: { status: 'Closed' },
  Pending: { status: 'Pending' },
  Placed: { isPlaced: 'placed' },
  ToCall: { toCall: 'true' },
  Any: { isPlaced: 'any' },
} as const

export const enquiriesQueries = {
  all: () => ['enquiries'] as const,
  page: ({ tab, ...filters }: Filters) =>
    queryOptions({
      queryKey: [...enquiriesQueries.all(), 'page', { tab, ...filters }],
      queryFn: ({ signal }) =>
        call('GET /api/enquiry', {
          query: {
            ...filters,
            ...TAB_FILTERS[tab],
            limit: ENQUIRIES_PER_PAGE,
            ...(filters.search !== '' && { totals: 'false' }),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
      // Shows the course's name, and links to the admitted student.
      meta: { shows: ['courses', 'students'] },
    }),
  totals: ({ tab, ...filters }: Omit<Filters, 'page'>) =>
    queryOptions({
      queryKey: [...enquiriesQueries.all(), 'totals', { tab, ...filters }],
      queryFn: ({ signal }) => call('GET /api/enquiry/totals', { query: { ...filters, ...TAB_FILTERS[tab] }, signal }),
      meta: { shows: ['students'] },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...enquiriesQueries.all(), 'one', id],
      queryFn: ({ signal }) => call('GET /api/enquiry/{id}', { params: { id }, signal }),
      meta: { shows: ['courses', 'students'] },
    }),
  notes: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...enquiriesQueries.all(), 'notes', id],
      queryFn: ({ signal, pageParam }) =>
        call('GET /api/enquiry/note/{id}', {
          params: { id },
          query: { page: pageParam, limit: NOTES_PER_PAGE },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * NOTES_PER_PAGE < total ? pages.length + 1 : undefined),
      select: ({ pages }) => ({
        notes: uniqueById(pages.flatMap(({ notes }) => notes)),
        total: pages.at(-1)?.total ?? 0,
      }),
      // Names the writers.
      meta: { shows: ['identity'] },
    }),
}

type Submission<Body> = { body: Body; sending: Sending }

export function useCreateEnquiry() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'POST /api/enquiry'>>) =>
      call('POST /api/enquiry', { body, ...sending }),
    onSuccess: () => refresh(enquiriesQueries.all()),
  })
}

export function useUpdateEnquiry(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'PUT /api/enquiry/{id}'>>) =>
      call('PUT /api/enquiry/{id}', { params: { id }, body, ...sending }),
    onSuccess: () => refresh(enquiriesQueries.all()),
    // Another user changed it first, so the list is outdated too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(enquiriesQueries.all())
    },
  })
}

/** Refreshes after a failure too, because the list may be outdated. */
export function useSetEnquiryStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ enquiry: { _id, version }, status }: { enquiry: Enquiry; status: EnquiryStatus }) =>
      call('PUT /api/enquiry/update-status/{id}', { params: { id: _id }, body: { status }, ifMatch: version }),
    onSettled: () => refresh(enquiriesQueries.all()),
  })
}

export function useSetNextCall() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ enquiry: { _id, version }, nextCall }: { enquiry: Enquiry; nextCall: string }) =>
      call('PUT /api/enquiry/next-call/{id}', { params: { id: _id }, body: { nextCall }, ifMatch: version }),
    onSettled: () => refresh(enquiriesQueries.all()),
  })
}

export function useAddNote(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<typeof NoteBody>>) =>
      call('POST /api/enquiry/note/{id}', { params: { id }, body, ...sending }),
    onSettled: () => refresh(enquiriesQueries.all()),
  })
}

export function useRemoveEnquiry() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id, version }: Enquiry) =>
      call('DELETE /api/enquiry/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: () => refresh(enquiriesQueries.all()),
  })
}

export function useEmailEnquirer() {
  return useMutation({
    mutationFn: ({ _id }: Enquiry) =>
      call('PUT /api/enquiry/send-reminder/{id}', { params: { id: _id }, timeoutSeconds: 8 }),
  })
}

export function useAdmitEnquiry(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<typeof Registration>>) =>
      withSeat(
        (seat) =>
          call('POST /api/enquiry/admit/{id}', {
            params: { id },
            body: { ...body, ...seat },
            key: sending.key,
            timeoutSeconds: 15,
          }),
        waitAs({ enquiry: id }),
      ),
    // Refreshes after a failure too: another user may have admitted the enquirer.
    onSettled: () => refresh(enquiriesQueries.all(), studentsQueries.all(), batchesQueries.all()),
  })
}
