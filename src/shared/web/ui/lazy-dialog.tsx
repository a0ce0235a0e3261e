import { type ComponentType, Suspense, useState } from 'react'
import { lazyComponent } from '../lazy-component.ts'

/**
 * Puts a dialog or drawer into its own chunk, which loads once the page is idle, or with `preload: false` when it opens
 * for the first time.
 */
export function createLazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  { preload = true } = {},
) {
  const Dialog = lazyComponent(load, { preload })
  return function LazyDialog(props: Props) {
    const [isUsed, setUsed] = useState(false)
    if (isOpen(props) && !isUsed) setUsed(true)
    return (
      isUsed && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    )
  }
}
