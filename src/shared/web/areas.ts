import type { HelpTopic } from '#shared/contract/help-topics.ts'
import { afterPaint } from './after-paint.ts'
import { createRootRoute, createRoute, redirect, type ParsedLocation } from './router/router.ts'
import { type Area, getIdentity } from './identity-store.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the guide that '?' opens, if it is not that of the feature. */
    help?: HelpTopic
  }
}

/** The routes that contain the screens of features. The app gives them their layouts. */
export const root = createRootRoute({
  // Shows the press first: a screen whose code and data have been requested before is rendered at once.
  beforeLoad: ({ cause, preload }) => (cause === 'stay' && !preload && isPressUnpainted() ? waitForPaint() : undefined),
})

/** The keys of a search have been painted before its delay ended. */
const isPressUnpainted = () => !document.hidden && !document.activeElement?.matches('[type=search]')

/** Waits at most 100 ms, because a page that has become hidden paints nothing. */
const waitForPaint = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, 100)
  })

export const publicArea = createRoute({ getParentRoute: () => root, id: 'public' })

export const student = createRoute({
  getParentRoute: () => root,
  path: '/student',
  beforeLoad: requireIdentity('user'),
})

export const hr = createRoute({ getParentRoute: () => root, path: '/hr', beforeLoad: requireIdentity('hr') })

export const admin = createRoute({ getParentRoute: () => root, path: '/admin', beforeLoad: requireIdentity('admin') })

/** Receipts and refunds, which have the layout of who opens them. */
export const receipts = createRoute({ getParentRoute: () => root, id: 'receipts' })

/** The form that changes a student, which has the same address for all staff. */
export const updating = createRoute({ getParentRoute: () => root, id: 'updating' })

/**
 * Redirects to `/`, and back after the sign-in, without a stored identity of the area. The server checks the session
 * itself.
 */
function requireIdentity(area: Area): (context: { location: ParsedLocation }) => void {
  return ({ location }) => {
    if (!getIdentity(area)) throw redirect({ to: '/', replace: true, state: { returnTo: location.href } })
  }
}
