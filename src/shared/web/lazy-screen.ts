import { lazyRouteComponent, type RouteComponent } from './router/router.ts'
import { messagesReady } from './load-messages.ts'
import { dataRequested } from './request-data.ts'

type Load<Name extends string> = () => Promise<Record<Name, () => void>>

/**
 * Puts a screen into its own chunk. Only its name is type-checked: screens link to routes, so a router type that
 * contained the screens' types would be circular.
 */
export function lazyScreen<Name extends string>(load: Load<Name>, name: Name): RouteComponent {
  const loadScreen = load as () => Promise<Record<Name, () => null>>
  const loadWhole = async () => {
    const screen = await loadScreen()
    await Promise.all([messagesReady(), dataRequested()])
    return screen
  }
  return lazyRouteComponent(loadWhole, name) as RouteComponent
}
