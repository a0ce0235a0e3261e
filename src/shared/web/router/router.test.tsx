import { createMemoryHistory } from '@tanstack/history'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router, type RouterOptions } from './create-router.ts'
import { getRouteApi, useBlocker, useLocation } from './hooks.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { Navigate } from './navigate.ts'
import { Outlet, RouterProvider } from './outlet.tsx'
import { Redirect } from './redirect.ts'
import { Route, type BeforeLoadContext, type RouteOptions } from './route.ts'

type Screens = Record<string, RouteOptions>

/** Renders screens below `/hr`, which has a layout, a start page and a page that says that there is none. */
async function renderRouter(
  screens: Screens,
  at = '/hr',
  options: Partial<RouterOptions> = {},
  layout: RouteOptions = {},
) {
  const root = new Route({ component: () => <Outlet />, notFoundComponent: () => <p>Nothing</p> })
  const hr: Route = new Route({
    getParentRoute: () => root,
    path: '/hr',
    component: () => (
      <main>
        Layout <Outlet />
      </main>
    ),
    notFoundComponent: () => <p>No page</p>,
    ...layout,
  })
  const all = { '/': { component: () => <p>Start</p> }, ...screens }
  const children = Object.entries(all).map(([path, screen]) => new Route({ getParentRoute: () => hr, path, ...screen }))
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = new Router({ routeTree: root.addChildren([hr.addChildren(children)]), history, ...options })
  const screen = await render(<RouterProvider router={router} />)
  return { router, screen, getText: () => screen.container.textContent }
}

const withDelay = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))
const show = (text: ReactNode) => ({ component: () => <p>{text}</p> })

test('beforeLoad runs from the root down, then the code of the components loads', async () => {
  const calls: string[] = []
  const note =
    (name: string) =>
    ({ cause, preload, search, params, location }: BeforeLoadContext) => {
      calls.push(`${name} ${cause} ${preload} ${String(search['page'])} ${params['id']} ${location.pathname}`)
    }
  const Course = lazyRouteComponent(async () => {
    calls.push('code')
    return { Course: () => <p>Course</p> }
  }, 'Course')
  const course: RouteOptions = {
    validateSearch: ({ page }) => ({ page: Number(page) }),
    beforeLoad: note('course'),
    component: Course,
  }
  const { router, screen } = await renderRouter({ '/course/$id': course }, '/hr', {}, { beforeLoad: note('hr') })
  await expect.element(screen.getByText('Start')).toBeVisible()
  await router.navigate({ to: '/hr/course/$id', params: { id: 'c1' }, search: { page: 2 } })
  await expect.element(screen.getByText('Course')).toBeVisible()
  expect(calls).toEqual([
    'hr enter false undefined undefined /hr',
    'hr stay false 2 c1 /hr/course/c1',
    'course enter false 2 c1 /hr/course/c1',
    'code',
  ])
})

test('a redirect replaces the page that it comes from, and keeps its navigation state', async () => {
  const guarded: RouteOptions = {
    beforeLoad: ({ location: { href } }) => {
      throw new Redirect({ to: '/hr', replace: true, state: { returnTo: href } })
    },
  }
  const { router, getText } = await renderRouter({ '/guarded': guarded, '/other': show('Other') }, '/hr/other')
  await router.navigate({ to: '/hr/guarded', search: { id: 'x' } })
  expect(getText()).toBe('Layout Start')
  expect(router.state.location).toMatchObject({ href: '/hr', state: { returnTo: '/hr/guarded?id=x' } })
  expect(router.history.length).toBe(2)
})

test('a later navigation takes the place of a slower one, whose promise waits for it', async () => {
  const shown: string[] = []
  const slow = { beforeLoad: withDelay(100), component: () => <p>{shown.push('slow') && 'Slow'}</p> }
  const { router, getText } = await renderRouter({ '/slow': slow, '/fast': show('Fast') })
  const first = router.navigate({ to: '/hr/slow' })
  await withDelay(20)()
  await router.navigate({ to: '/hr/fast' })
  await first
  await withDelay(120)()
  expect(getText()).toBe('Layout Fast')
  expect(shown).toEqual([])
})

test.each([
  ['/hr/nothing', 'Layout No page'],
  ['/nothing', 'Nothing'],
])('%s is not found, which the nearest layout says', async (path, text) => {
  const { router, getText } = await renderRouter({})
  await router.navigate({ href: path })
  expect(getText()).toBe(text)
})

const defaultErrorComponent: NonNullable<RouterOptions['defaultErrorComponent']> = ({ error, reset }) => (
  <button onClick={reset}>{(error as Error).message}</button>
)

test('an error of beforeLoad or of the code is shown within the layout, until the next page', async () => {
  const beforeLoad = () => Promise.reject(new Error('No data'))
  const noCode = lazyRouteComponent(() => Promise.reject(new Error('No code')), 'Screen')
  const screens = { '/failing': { beforeLoad, ...show('Failing') }, '/missing': { component: noCode } }
  const { router, getText } = await renderRouter(screens, '/hr', { defaultErrorComponent })
  await router.navigate({ to: '/hr/failing' })
  expect(getText()).toBe('Layout No data')
  await router.navigate({ to: '/hr/missing' })
  expect(getText()).toBe('Layout No code')
  await router.navigate({ to: '/hr' })
  expect(getText()).toBe('Layout Start')
})

test('code that failed to load is loaded again by the next visit', async () => {
  const load = vi.fn<() => Promise<{ Screen: () => ReactNode }>>()
  load.mockRejectedValueOnce(new Error('No code')).mockResolvedValue({ Screen: () => <p>Loaded</p> })
  const lazy = { component: lazyRouteComponent(load as never, 'Screen') }
  const { router, getText } = await renderRouter({ '/lazy': lazy }, '/hr', { defaultErrorComponent })
  for (const to of ['/hr/lazy', '/hr', '/hr/lazy']) await router.navigate({ to })
  expect(getText()).toBe('Layout Loaded')
})

test('an error of a component is shown in its place, and `reset` renders it again', async () => {
  let isBroken = true
  const Broken = () => {
    if (isBroken) throw new Error('Broken')
    return <p>Repaired</p>
  }
  const { screen, getText } = await renderRouter({ '/broken': { component: Broken } }, '/hr/broken', {
    defaultErrorComponent,
  })
  await expect.poll(getText).toBe('Layout Broken')
  isBroken = false
  await screen.getByRole('button').click()
  await expect.poll(getText).toBe('Layout Repaired')
})

test('a page that takes a second has a placeholder in the layout for half a second; until then the page before stays', async () => {
  const defaultPendingComponent = () => <p>Loading</p>
  const slow = { beforeLoad: withDelay(1_100), ...show('Slow') }
  const { router, getText } = await renderRouter({ '/slow': slow }, '/hr', { defaultPendingComponent })
  await expect.poll(getText).toBe('Layout Start')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const shown = router.navigate({ to: '/hr/slow' })
  await vi.advanceTimersByTimeAsync(990)
  expect(getText()).toBe('Layout Start')
  await vi.advanceTimersByTimeAsync(20)
  expect(getText()).toBe('Layout Loading')
  await vi.advanceTimersByTimeAsync(480)
  expect(getText()).toBe('Layout Loading')
  await vi.advanceTimersByTimeAsync(20)
  await shown
  expect(getText()).toBe('Layout Slow')
})

test('another search of the same page shows no placeholder', async () => {
  const defaultPendingComponent = () => <p>Loading</p>
  const slow = { beforeLoad: withDelay(1_500), ...show('Slow') }
  const { router, getText } = await renderRouter({ '/slow': slow }, '/hr/slow', { defaultPendingComponent })
  await expect.poll(getText).toBe('Layout Slow')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  void router.navigate({ to: '.', search: { page: 2 } })
  await vi.advanceTimersByTimeAsync(1_200)
  expect(getText()).toBe('Layout Slow')
})

const renders: unknown[] = []
function List() {
  const search = getRouteApi('/hr/list/$id').useSearch()
  const { id } = getRouteApi('/hr/list/$id').useParams()
  const [clicks, setClicks] = useState(0)
  renders.push(search)
  return (
    <button onClick={() => setClicks(clicks + 1)}>
      {id} {String(search['page'])} {clicks}
    </button>
  )
}

test('a screen keeps its state for another search or parameter, and is not rendered for another navigation state', async () => {
  const list: RouteOptions = { validateSearch: ({ page = 1 }) => ({ page: Number(page) }), component: List }
  const { router, screen, getText } = await renderRouter({ '/list/$id': list }, '/hr/list/a?page=1')
  await screen.getByRole('button').click()
  await router.navigate({ to: '.', search: { page: 2 } })
  await router.navigate({ to: '/hr/list/$id', params: { id: 'b' }, search: true })
  expect(getText()).toBe('Layout b 2 1')
  const before = renders.length
  await router.navigate({ to: '.', search: true, state: { print: true } })
  await router.navigate({ to: '.', search: true, hash: 'end' })
  expect(renders.length).toBe(before)
  expect(renders.at(-1)).toEqual({ page: 2 })
})

test('onRendered and onResolved follow once the new page is in the document', async () => {
  const { router, getText } = await renderRouter({ '/other': show('Other') })
  await expect.poll(getText).toBe('Layout Start')
  const events: unknown[] = []
  for (const event of ['onResolved', 'onRendered'] as const)
    router.subscribe(event, ({ pathChanged, fromLocation, toLocation }) =>
      events.push([event, getText(), pathChanged, fromLocation?.href, toLocation.href]),
    )
  await router.navigate({ to: '/hr/other' })
  expect(events).toEqual([
    ['onResolved', 'Layout Other', true, '/hr', '/hr/other'],
    ['onRendered', 'Layout Other', true, '/hr', '/hr/other'],
  ])
})

test('a page that was loaded before the first rendering is not loaded again', async () => {
  const beforeLoad = vi.fn<() => void>()
  const root = new Route({ beforeLoad, ...show('Root') })
  const router = new Router({ routeTree: root, history: createMemoryHistory() })
  const onRendered = vi.fn<() => void>()
  router.subscribe('onRendered', onRendered)
  await router.load()
  expect(onRendered).not.toHaveBeenCalled()
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByText('Root')).toBeVisible()
  expect(beforeLoad).toHaveBeenCalledOnce()
  expect(onRendered).toHaveBeenCalledOnce()
})

test('the first address is replaced by one whose query is valid', async () => {
  const list = { validateSearch: () => ({ page: undefined }), ...show('List') }
  const { router, getText } = await renderRouter({ '/list': list }, '/hr/list?page=x&tab=All')
  await expect.poll(getText).toBe('Layout List')
  expect(router.history.location.href).toBe('/hr/list?tab=All')
  expect(router.history.length).toBe(1)
})

test('navigations of the same task start from each other', async () => {
  const { router } = await renderRouter({})
  void router.navigate({ to: '.', search: { tab: 'All' } })
  await router.navigate({ to: '.', search: (before) => ({ ...before, page: 2 }) })
  expect(router.state.location.href).toBe('/hr?tab=All&page=2')
})

test('the same address adds no entry, other navigation state does; entries are numbered', async () => {
  const { router } = await renderRouter({})
  await router.navigate({ to: '/hr' })
  expect(router.history.length).toBe(1)
  await router.navigate({ to: '/hr', state: { returnTo: '/hr' } })
  expect(router.history.length).toBe(2)
  expect(router.state.location.state).toMatchObject({ returnTo: '/hr', __TSR_index: 1 })
})

test('Back shows the page before', async () => {
  const { router, getText } = await renderRouter({ '/other': show('Other') })
  await router.navigate({ to: '/hr/other' })
  router.history.back()
  await expect.poll(getText).toBe('Layout Start')
})

function Guarded() {
  useBlocker(true)
  return <p>Guarded</p>
}

test('a blocker keeps the page, unless it is ignored', async () => {
  const { router, getText } = await renderRouter({ '/guarded': { component: Guarded } }, '/hr/guarded')
  await expect.poll(getText).toBe('Layout Guarded')
  void router.navigate({ to: '/hr' })
  await withDelay(50)()
  expect(router.state.location.pathname).toBe('/hr/guarded')
  await router.navigate({ to: '/hr', ignoreBlocker: true })
  expect(getText()).toBe('Layout Start')
})

test('Navigate opens a page and keeps the navigation state if it is asked to', async () => {
  const away = { component: () => <Navigate to="/hr" replace state /> }
  const { router, getText } = await renderRouter({ '/away': away })
  await router.navigate({ to: '/hr/away', state: { returnTo: '/x' } })
  await expect.poll(getText).toBe('Layout Start')
  expect(router.state.location.state).toMatchObject({ returnTo: '/x' })
  expect(router.history.length).toBe(2)
})

test('Navigate goes on when its parent leads elsewhere, and not when it is only rendered again', async () => {
  let renderAgain = (_times: number) => {}
  const Away = () => {
    const [times, setTimes] = useState(1)
    useEffect(() => {
      renderAgain = setTimes
    }, [])
    return <Navigate to="." search={(before) => ({ ...before, page: Math.min(times, 2) })} replace />
  }
  const { router } = await renderRouter({ '/away': { component: Away } }, '/hr/away')
  const navigate = vi.spyOn(router, 'navigate')
  await expect.poll(() => router.state.location.searchStr).toBe('?page=1')
  for (const times of [2, 3, 4]) {
    renderAgain(times)
    await expect.poll(() => router.state.location.searchStr).toBe('?page=2')
    await withDelay(20)()
  }
  expect(navigate.mock.calls.length).toBeLessThanOrEqual(2)
})

test('useLocation renders again when its selection changes, as soon as a navigation begins', async () => {
  const hashes: unknown[] = []
  const Hash = () => {
    hashes.push(useLocation({ select: ({ hash }) => hash }))
    return <Outlet />
  }
  const slow = { beforeLoad: withDelay(200), ...show('Slow') }
  const { router } = await renderRouter({ '/slow': slow }, '/hr', {}, { component: Hash })
  await router.navigate({ to: '/hr', search: { page: 2 } })
  expect(hashes).toEqual([''])
  void router.navigate({ to: '/hr/slow', hash: 'end' })
  await expect.poll(() => hashes).toEqual(['', 'end'])
})
