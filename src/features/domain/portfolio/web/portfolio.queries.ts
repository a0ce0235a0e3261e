import { queryOptions, useMutation, type QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { portfolioApi, type PortfolioLink } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { projectsApi, type Project } from '#features/domain/portfolio/contract/projects.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const portfolioQueries = {
  projects: () => ['portfolio', 'projects'] as const,
  projectsOfStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.projects(), studentId],
      queryFn: ({ signal }) => call(projectsApi.listByStudent, { params: { id: studentId }, signal }),
    }),
  links: () => ['portfolio', 'links'] as const,
  linksOfStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.links(), studentId],
      queryFn: ({ signal }) => call(portfolioApi.listByStudent, { params: { id: studentId }, signal }),
    }),
}

/** Refreshes after an error too: the record may have changed meanwhile, or the lost response was a success. */
function useOwnRecordMutation<Variables, Result>(key: QueryKey, mutationFn: (variables: Variables) => Promise<Result>) {
  const refresh = useRefresh()
  return useMutation({ mutationFn, onSettled: () => refresh(key) })
}

type Submission<Body> = { body: Body; sending: Sending }

export function useAddProject() {
  return useOwnRecordMutation(
    portfolioQueries.projects(),
    ({ body, sending }: Submission<z.input<NonNullable<typeof projectsApi.add.body>>>) =>
      call(projectsApi.add, { body, ...sending }),
  )
}

export function useUpdateProject(id: string) {
  return useOwnRecordMutation(
    portfolioQueries.projects(),
    ({ body, sending }: Submission<z.input<NonNullable<typeof projectsApi.update.body>>>) =>
      call(projectsApi.update, { params: { id }, body, ...sending }),
  )
}

export function useDeleteProject() {
  return useOwnRecordMutation(portfolioQueries.projects(), ({ _id, version }: Project) =>
    call(projectsApi.remove, { params: { id: _id }, ifMatch: version }),
  )
}

export function useAddLink() {
  return useOwnRecordMutation(
    portfolioQueries.links(),
    ({ body, sending }: Submission<z.input<NonNullable<typeof portfolioApi.add.body>>>) =>
      call(portfolioApi.add, { body, ...sending }),
  )
}

export function useDeleteLink() {
  return useOwnRecordMutation(portfolioQueries.links(), ({ _id, version }: PortfolioLink) =>
    call(portfolioApi.remove, { params: { id: _id }, ifMatch: version }),
  )
}
