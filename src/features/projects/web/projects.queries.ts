import { queryOptions } from '@tanstack/react-query'
import { projectsApi } from '#features/projects/contract/projects.contract.ts'
import { call } from '#shared/web/call.ts'

export const projectsQueries = {
  all: () => ['projects'] as const,
  /** All of them, newest first. */
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...projectsQueries.all(), 'of-student', studentId],
      queryFn: ({ signal }) => call(projectsApi.ofStudent, { params: { id: studentId }, signal }),
    }),
}
