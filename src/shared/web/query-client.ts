import { partialMatchKey, QueryClient, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { Namespace } from './message-keys.ts'

const clients = new Map<string, QueryClient>()

/** Returns the cache of one identity: `hr:<id>`, or `anyone`. */
export function getQueryClient(owner: string): QueryClient {
  const client = clients.get(owner) ?? createQueryClient()
  clients.set(owner, client)
  return client
}

/** Queries are refetched only after a mutation or on request. Unused ones are removed after 60 s. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        // A server on this machine can be reached without a network.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !isClientError(error),
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

const isClientError = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Returns whether data for any identity is loading. */
export const isFetchingData = (): boolean => [...clients.values()].some((client) => client.isFetching() > 0)

export function clearCachedData(): void {
  for (const [owner, client] of clients) {
    if (owner === 'anyone') continue
    client.clear()
    clients.delete(owner)
  }
}

/** Called after a change of the language, because errors contain the server's message. */
export function refetchFailedQueries(): void {
  for (const client of clients.values())
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/** A feature with messages. The first part of every query key is one of them. */
type Feature = Exclude<Namespace, 'shared' | 'words'>

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Feature, ...unknown[]]
    /** Features whose records a query contains besides its own: a change there refreshes it too. */
    queryMeta: { shows?: readonly Feature[] }
  }
}

/**
 * Refetches queries on screen and removes the others, so that going back never shows an old total. Without keys, it
 * does so with all.
 */
export async function refresh(client: QueryClient, ...keys: QueryKey[]): Promise<void> {
  const predicate = ({ queryKey, meta }: Query) =>
    keys.length === 0 || keys.some((key) => partialMatchKey(queryKey, key) || meta?.shows?.includes(key[0]))
  client.removeQueries({ predicate, type: 'inactive' })
  await client.invalidateQueries({ predicate })
}

export function useRefresh(): (...keys: QueryKey[]) => Promise<void> {
  const client = useQueryClient()
  return (...keys) => refresh(client, ...keys)
}
