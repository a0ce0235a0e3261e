import { Redirect } from './redirect.ts'
import type { Match } from './route.ts'
import type { Location } from './types.ts'

type Options = {
  preload?: boolean
  /** Whether no later navigation takes the place of this one. */
  isCurrent?: () => boolean
}

/**
 * Runs `beforeLoad` of the routes from the root down, then loads the code of their components at once. A route that
 * fails is the last one, with its failure.
 */
export async function prepare(
  matches: Match[],
  location: Location,
  { preload = false, isCurrent = () => true }: Options = {},
): Promise<Redirect | undefined> {
  for (const [index, match] of matches.entries()) {
    const { route, params, search } = match
    try {
      const cause = preload ? 'preload' : match.cause
      await route.options.beforeLoad?.({ location, params, search, cause, preload })
    } catch (error) {
      if (error instanceof Redirect) return error
      match.failure = { error }
      matches.length = index + 1
    }
    if (!isCurrent()) return undefined
  }
  await Promise.all(matches.map(loadCode))
  return undefined
}

async function loadCode({ route, failure, isNotFound }: Match): Promise<void> {
  const { component, notFoundComponent } = route.options
  if (!failure) await Promise.all([component?.preload?.(), isNotFound && notFoundComponent?.preload?.()])
}
