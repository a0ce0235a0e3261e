import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '../lazy-component.ts'

export type LazyMenuButtonProps = {
  'aria-haspopup': 'menu' | 'dialog'
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}

/**
 * Puts a menu into its own chunk, because menus are larger than the rest of a page. It loads on hover or focus of its
 * button, and `load` returns one that uses `useOpenOnMount`.
 */
export function createLazyMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { popup = 'menu', ...options }: { preload?: boolean; popup?: 'menu' | 'dialog' } = {},
) {
  const OpenMenu = lazyComponent<Props>(load, options)
  const preload = () => void load().catch(() => {})
  return function LazyMenu({ menu, button }: { menu: Props; button: (props: LazyMenuButtonProps) => ReactNode }) {
    const [isOpen, setOpen] = useState(false)
    const shown = button({
      'aria-haspopup': popup,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setOpen(true),
    })
    if (!isOpen) return shown
    return (
      <Suspense fallback={shown}>
        <OpenMenu {...menu} />
      </Suspense>
    )
  }
}
