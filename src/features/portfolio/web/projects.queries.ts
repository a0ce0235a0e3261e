import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { projectsApi, type Project } from '#features/portfolio/contract/projects.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const projectsQueries = {
  all: () => ['projects'] as const,
  /** All of them, newest first. */
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...projectsQueries.all(), 'of-student', studentId],
      queryFn: ({ signal }) => call(projectsApi.ofStudent, { params: { id: studentId }, signal }),
    }),
}

/** A refusal may come from what changed meanwhile, and what was not answered may have been written: both refresh too. */
function useRefreshProjects() {
  const refresh = useRefresh()
  return () => refresh(projectsQueries.all())
}

type Sent<Body> = { body: Body; sending: Sending }

export function useAddProject() {
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof projectsApi.add.body>>>) =>
      call(projectsApi.add, { body, ...sending }),
    onSettled: useRefreshProjects(),
  })
}

export function useUpdateProject(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof projectsApi.update.body>>>) =>
      call(projectsApi.update, { params: { id }, body, ...sending }),
    onSettled: useRefreshProjects(),
  })
}

/** Deletes the version that is on screen. */
export function useRemoveProject() {
  return useMutation({
    mutationFn: ({ _id, version }: Project) => call(projectsApi.remove, { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshProjects(),
  })
}
