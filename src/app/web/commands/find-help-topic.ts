import type { HelpTopic } from '#shared/contract/help-topics.ts'
import type { AreaName } from '#shared/web/feature.ts'
import { createPathMatcher } from '#shared/web/router/match-path.ts'
import type { AnyRoute } from '#shared/web/router/router.ts'
import { features } from '../features.ts'

type Feature = { help?: HelpTopic } & { [Name in AreaName]?: readonly AnyRoute[] }

/** Finds the page of the guide about a screen for staff. */
export function findHelpTopic(pathname: string, routeTree: AnyRoute): HelpTopic | undefined {
  const screen = createPathMatcher(routeTree as never)(pathname).branch.at(-1)
  for (const { help, hr = [], admin = [], receipts = [], updating = [] } of features as readonly Feature[]) {
    const declared = [...hr, ...admin, ...receipts, ...updating].find(({ fullPath }) => fullPath === screen?.fullPath)
    if (declared) return declared.options.staticData?.help ?? help
  }
  return undefined
}
