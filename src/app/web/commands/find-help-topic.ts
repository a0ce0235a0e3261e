import type { HelpTopic } from '#shared/contract/help-topics.ts'
import type { AreaName } from '#shared/web/feature.ts'
import { createPathMatcher } from '#shared/web/router/match-path.ts'
import type { AnyRoute } from '#shared/web/router/router.ts'
import { features } from '../features.ts'

type Feature = { help?: HelpTopic } & { [Name in AreaName]?: readonly AnyRoute[] }

/** Finds the page of the guide about a screen for staff. */
export function findHelpTopic(pathname: string, routeTree: AnyRoute): HelpTopic | undefined {
  const screen = createPathMatcher(routeTree as never)(pathname).branch.at(-1) as unknown as AnyRoute
  const declaring = (features as readonly Feature[]).find(({ hr = [], admin = [], receipts = [], updating = [] }) =>
    [...hr, ...admin, ...receipts, ...updating].includes(screen),
  )
  return screen.options.staticData?.help ?? declaring?.help
}
