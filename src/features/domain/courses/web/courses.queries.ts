import { queryOptions, useMutation } from '@tanstack/react-query'
import type { PublicCourse } from '#features/domain/courses/contract/courses.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const coursesQueries = {
  all: () => ['courses'] as const,
  /** Loads all courses: they are few, and forms need all of them as choices. */
  list: () =>
    queryOptions({
      queryKey: [...coursesQueries.all(), 'list'],
      queryFn: ({ signal }) => call('GET /api/course', { signal }),
    }),
}

type Submission<Body> = { body: Body; sending: Sending }

export function useCreateCourse() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'POST /api/course'>>) =>
      call('POST /api/course', { body, ...sending }),
    onSuccess: () => refresh(coursesQueries.all()),
  })
}

export function useUpdateCourse(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'PUT /api/course/{id}'>>) =>
      call('PUT /api/course/{id}', { params: { id }, body, ...sending }),
    onSuccess: () => refresh(coursesQueries.all()),
    // Another user changed it first, so the list is outdated too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(coursesQueries.all())
    },
  })
}

/** Refreshes after a failure too, because the list may be outdated. */
export function useRemoveCourse() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id, version }: PublicCourse) =>
      call('DELETE /api/course/{id}', { params: { id: _id }, ifMatch: version }),
    onSuccess: () => refresh(coursesQueries.all()),
    onError: () => void refresh(coursesQueries.all()),
  })
}
