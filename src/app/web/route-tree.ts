import { createRoute } from '#shared/web/router/router.ts'
import { admin, hr, publicArea, receipts, root, student, updating } from '#shared/web/areas.ts'
import type { AreaName } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { NotFound } from './error-pages.tsx'
import { features } from './features.ts'
import { RootLayout } from './root-layout.tsx'

const loadLayouts = () => import('./layouts/area-layouts.tsx')
const loadIdentityLayouts = () => import('./layouts/identity-layouts.tsx')

root.update({
  component: RootLayout,
  notFoundComponent: lazyScreen(() => import('./not-found-page.tsx'), 'NotFoundPage'),
})
publicArea.update({ component: lazyScreen(() => import('./layouts/public-layout.tsx'), 'PublicArea') })
student.update({ component: lazyScreen(loadLayouts, 'StudentLayout'), notFoundComponent: NotFound })
hr.update({ component: lazyScreen(loadLayouts, 'HrLayout'), notFoundComponent: NotFound })
admin.update({ component: lazyScreen(loadLayouts, 'AdminLayout'), notFoundComponent: NotFound })
receipts.update({ component: lazyScreen(loadIdentityLayouts, 'ReceiptLayout') })
updating.update({ component: lazyScreen(loadIdentityLayouts, 'UpdateLayout') })

/** The sign-in page is a document of its own, which the history opens (`browser-back.ts`). */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ preload }) => (preload ? undefined : new Promise<never>(() => {})),
})

type Features = (typeof features)[number]
type ScreensOf<Area extends AreaName, Each = Features> =
  Each extends Record<Area, readonly (infer Screen)[]> ? Screen : never

const screensOf = <Area extends AreaName>(area: Area): ScreensOf<Area>[] =>
  (features as readonly { [Name in AreaName]?: readonly unknown[] }[]).flatMap(
    (feature) => (feature[area] ?? []) as ScreensOf<Area>[],
  )

export const routeTree = root.addChildren([
  signIn,
  publicArea.addChildren(screensOf('publicArea')),
  student.addChildren(screensOf('student')),
  hr.addChildren(screensOf('hr')),
  admin.addChildren(screensOf('admin')),
  receipts.addChildren(screensOf('receipts')),
  updating.addChildren(screensOf('updating')),
])
