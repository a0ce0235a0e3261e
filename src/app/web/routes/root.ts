import { createRootRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lazy-screen.ts'
import { RootLayout } from '../root-layout.tsx'

export const root = createRootRoute({
  // Shows the press first: a screen whose code and data have been requested before is rendered at once.
  beforeLoad: ({ cause, preload }) => (cause === 'stay' && !preload && isPressUnpainted() ? waitForPaint() : undefined),
  component: RootLayout,
  notFoundComponent: lazyScreen(() => import('../not-found-page.tsx'), 'NotFoundPage'),
})

/** The keys of a search have been painted before its delay ended. */
const isPressUnpainted = () => !document.hidden && !document.activeElement?.matches('[type=search]')

/** Waits at most 100 ms, because a page that has become hidden paints nothing. */
const waitForPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
