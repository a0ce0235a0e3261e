import { createElement, use } from 'react'
import { reloadOnce } from '../lazy-component.ts'
import type { RouteComponent } from './route.ts'

const NEVER = new Promise<never>(() => {})

/** The router loads the component before it shows the page, which shows the error if that fails. */
export function lazyRouteComponent<Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): RouteComponent {
  let loaded: RouteComponent | undefined
  let loading: Promise<void> | undefined
  let error: unknown
  let isReloading = false

  async function preload(): Promise<void> {
    try {
      loaded = (await load())[name]
    } catch (cause) {
      error = cause
      loading = undefined
    }
  }

  const Lazy: RouteComponent = () => {
    if (loaded) return createElement(loaded)
    isReloading ||= reloadOnce(error)
    if (isReloading) use(NEVER)
    throw error
  }
  Lazy.preload = () => (loading ??= preload())
  return Lazy
}
