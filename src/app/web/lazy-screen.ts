import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/**
 * A screen in a chunk of its own. The types of screens are asked for no more than their names: they link to routes,
 * and a router typed by its screens would be typed by itself.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, () => void>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(load as () => Promise<Record<Name, () => null>>, name) as RouteComponent
}
