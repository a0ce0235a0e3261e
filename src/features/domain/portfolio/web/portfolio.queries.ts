import { queryOptions, useMutation, type QueryKey } from '@tanstack/react-query'
import type { PortfolioLink } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import type { Project } from '#features/domain/portfolio/contract/projects.contract.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const portfolioQueries = {
  projects: () => ['portfolio', 'projects'] as const,
  projectsOfStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.projects(), studentId],
      queryFn: ({ signal }) => call('GET /api/project/{id}', { params: { id: studentId }, signal }),
    }),
  links: () => ['portfolio', 'links'] as const,
  linksOfStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.links(), studentId],
      queryFn: ({ signal }) => call('GET /api/portfolio/{id}', { params: { id: studentId }, signal }),
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
    ({ body, sending }: Submission<BodyOf<'POST /api/project'>>) => call('POST /api/project', { body, ...sending }),
  )
}

export function useUpdateProject(id: string) {
  return useOwnRecordMutation(
    portfolioQueries.projects(),
    ({ body, sending }: Submission<BodyOf<'PUT /api/project/{id}'>>) =>
      call('PUT /api/project/{id}', { params: { id }, body, ...sending }),
  )
}

export function useDeleteProject() {
  return useOwnRecordMutation(portfolioQueries.projects(), ({ _id, version }: Project) =>
    call('DELETE /api/project/{id}', { params: { id: _id }, ifMatch: version }),
  )
}

export function useAddLink() {
  return useOwnRecordMutation(
    portfolioQueries.links(),
    ({ body, sending }: Submission<BodyOf<'POST /api/portfolio'>>) => call('POST /api/portfolio', { body, ...sending }),
  )
}

export function useDeleteLink() {
  return useOwnRecordMutation(portfolioQueries.links(), ({ _id, version }: PortfolioLink) =>
    call('DELETE /api/portfolio/{id}', { params: { id: _id }, ifMatch: version }),
  )
}
