import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadMessages, type Chunk } from './i18n.tsx'
import { loadScreenStyles } from './lazy-component.ts'

type Load<Name extends string> = () => Promise<Record<Name, () => void>>

/**
 * Puts a screen into its own chunk, which loads together with the messages. Only its name is type-checked: screens link
 * to routes, so a router type that contained the screens' types would be circular.
 */
export const lazyScreen = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  loadLazily(load, name, [])

export const lazyStaffScreen = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  loadLazily(load, name, ['staff'])

/** Also loads the messages of the tools (the readers `tools` of a catalogue), for students and visitors. */
export const lazyStudentToolScreen = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  loadLazily(load, name, ['tools'])

export const lazyToolScreen = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  loadLazily(load, name, ['staff', 'tools'])

/** Loads only the code: the messages and styles of the first page are loaded already. */
export const lazyFirstScreen = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  lazyRouteComponent(load as () => Promise<Record<Name, () => null>>, name) as RouteComponent

function loadLazily<Name extends string>(load: Load<Name>, name: Name, messages: Chunk[]): RouteComponent {
  const loadScreen = load as () => Promise<Record<Name, () => null>>
  const loadWithMessages = async () => {
    const [screen] = await Promise.all([loadScreen(), loadMessages(...messages), loadScreenStyles()])
    return screen
  }
  return lazyRouteComponent(loadWithMessages, name) as RouteComponent
}
