import type { ComponentType } from 'react'
import { createLazyMenu } from './lazy-menu.tsx'
import { RowMenuButton } from './row-menu-button.tsx'

/** Puts the menu of a row into its own chunk: `load` returns one that renders `<OpenRowMenu>`. */
export function createLazyRowMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  getName: (props: Props) => string,
) {
  const LazyMenu = createLazyMenu(load, { preload: true })
  return function LazyRowMenu(props: Props) {
    return <LazyMenu menu={props} button={(button) => <RowMenuButton name={getName(props)} {...button} />} />
  }
}
