import type { ParsedLocation } from './router/router.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getActiveIdentity, getAreaOfPath } from './identity-store.ts'
import { getQueryClient } from './query-client.ts'

/** The result of `queryOptions` or `infiniteQueryOptions`. */
export type ScreenRequest = { queryKey: QueryKey; initialPageParam?: unknown }
/** Returns the queries that a screen shows first, by its query parameters and the id of the identity. */
type ListRequests = (search: never, id: string) => ScreenRequest[]
type Context<Search> = { location: ParsedLocation; search: Search }

/** A screen whose data arrives within this time is rendered once, and not twice. */
const MAX_WAIT_MS = 100

let requested: Promise<void> = Promise.resolve()
/**
 * Resolves once the opened screen has requested its first data, which its components would otherwise request again, and
 * has it or has waited for it a little.
 */
export const dataRequested = (): Promise<void> => requested

/**
 * For `beforeLoad`: requests a screen's first data while its code loads, and both when a link to it is hovered or
 * touched. Runs before the imports of the screen, whose files browsers would otherwise load first on their six
 * connections.
 */
export const requestData =
  <Name extends string, Screens extends Record<Name, ListRequests>>(load: () => Promise<Screens>, name: Name) =>
  ({ location, search }: Context<Parameters<Screens[Name]>[0]>): void => {
    const request = async (screens: Screens) => {
      const active = getActiveIdentity()
      // `call` uses the identity of the current page.
      if (!active || active.area !== getAreaOfPath(location.pathname)) return
      const { area, identity } = active
      const client = getQueryClient(`${area}:${identity._id}`)
      const data = Promise.all(screens[name](search as never, identity._id).map((query) => ensureData(client, query)))
      await Promise.race([data, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
    }
    // The screen shows why its code cannot be loaded.
    requested = load().then(request, () => {})
  }

export async function ensureData(client: QueryClient, query: ScreenRequest): Promise<void> {
  const data =
    'initialPageParam' in query
      ? client.ensureInfiniteQueryData(query as never)
      : client.ensureQueryData(query as never)
  // The query contains the error, which the screen shows.
  await data.catch(() => {})
}
