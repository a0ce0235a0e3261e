import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadAllMessages } from './language.ts'

/**
 * A screen in a chunk of its own, with its words. The types of screens are asked for no more than their names: they
 * link to routes, and a router typed by its screens would be typed by itself.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, () => void>>,
  name: Name,
): RouteComponent {
  const loadScreen = load as () => Promise<Record<Name, () => null>>
  const loadWithWords = async () => {
    const [screen] = await Promise.all([loadScreen(), loadAllMessages()])
    return screen
  }
  return lazyRouteComponent(loadWithWords, name) as RouteComponent
}
