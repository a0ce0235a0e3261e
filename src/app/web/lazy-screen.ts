import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadAllMessages } from './language.ts'

/**
 * A screen in its own chunk, loaded together with the messages. Only its name is type-checked: screens link to routes,
 * so a router type that contained the screens' types would be circular.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, () => void>>,
  name: Name,
): RouteComponent {
  const loadScreen = load as () => Promise<Record<Name, () => null>>
  const loadWithMessages = async () => {
    const [screen] = await Promise.all([loadScreen(), loadAllMessages()])
    return screen
  }
  return lazyRouteComponent(loadWithMessages, name) as RouteComponent
}
