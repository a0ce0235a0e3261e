import type { ComponentType } from 'react'
import { createLazyMenu } from './lazy-menu.tsx'
import { RowMenuButton } from './row-menu-button.tsx'

/** The menu of a row in its own chunk: `load` returns one that renders `<RowMenu opensOnMount>`. */
export function createLazyRowMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  getName: (props: Props) => string,
) {
  const LazyMenu = createLazyMenu(load, { preload: true })
  return function LazyRowMenu(props: Props) {
    return <LazyMenu menu={props} button={(button) => <RowMenuButton name={getName(props)} {...button} />} />
  }
}
