import { partialMatchKey, QueryClient, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const clients = new Map<string, QueryClient>()

/** The cache of one identity (`hr:<id>`, or `anyone`): what one has loaded is never shown to another. */
export function queryClientOf(owner: string): QueryClient {
  const client = clients.get(owner) ?? newQueryClient()
  clients.set(owner, client)
  return client
}

/** Kept 60 s when unused; fetched again only when a mutation refreshes it or somebody asks. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        // The server may stand on this very machine: being offline says nothing about it.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Empties every identity's cache: logout, and a session that has ended. What anyone may see stays. */
export function clearCachedData(): void {
  for (const [owner, client] of clients) {
    if (owner === 'anyone') continue
    client.clear()
    clients.delete(owner)
  }
}

/** Asks once more for what was refused: the reason comes in the language that the page speaks now. */
export function refetchFailedQueries(): void {
  for (const client of clients.values())
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Rooms further left whose records a query shows too: a change there refreshes it, though that room does not know it. */
    queryMeta: { shows?: readonly string[] }
  }
}

/** Fetches again what is on screen, and forgets what is not, so that going back never shows an old total. */
export async function refresh(client: QueryClient, ...keys: QueryKey[]): Promise<void> {
  const predicate = ({ queryKey, meta }: Query) =>
    keys.some((key) => partialMatchKey(queryKey, key) || meta?.shows?.some((room) => room === key[0]))
  client.removeQueries({ predicate, type: 'inactive' })
  await client.invalidateQueries({ predicate })
}

/** `const refresh = useRefresh()`, then in a mutation's `onSuccess`: `refresh(feesQueries.all(), studentsQueries.all())`. */
export function useRefresh(): (...keys: QueryKey[]) => Promise<void> {
  const client = useQueryClient()
  return (...keys) => refresh(client, ...keys)
}
