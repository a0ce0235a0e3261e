import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { coursesApi, type Course } from '../contract/courses.contract.ts'

export const coursesQueries = {
  all: () => ['courses'] as const,
  /** Every course, by name: there are few, and a form needs them all. */
  list: () =>
    queryOptions({
      queryKey: [...coursesQueries.all(), 'list'],
      queryFn: ({ signal }) => call(coursesApi.list, { signal }),
    }),
}

type Sent<Body> = { body: Body; sending: Sending }

export function useCreateCourse() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof coursesApi.create.body>>>) =>
      call(coursesApi.create, { body, ...sending }),
    onSuccess: () => refresh(coursesQueries.all()),
  })
}

export function useUpdateCourse(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof coursesApi.update.body>>>) =>
      call(coursesApi.update, { params: { id }, body, ...sending }),
    onSuccess: () => refresh(coursesQueries.all()),
    // Somebody else was first: the list behind the form shows it too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(coursesQueries.all())
    },
  })
}

/** Deletes the version that is on screen; a refusal may come from what changed meanwhile, so it refreshes too. */
export function useRemoveCourse() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id, version }: Course) => call(coursesApi.remove, { params: { id: _id }, ifMatch: version }),
    onSuccess: () => refresh(coursesQueries.all()),
    onError: () => void refresh(coursesQueries.all()),
  })
}
