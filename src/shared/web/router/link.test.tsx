import { createMemoryHistory } from '@tanstack/history'
import type { ComponentProps, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Router } from './create-router.ts'
import { createLink, Link } from './link.tsx'
import { Outlet, RouterProvider } from './outlet.tsx'
import { Route, type BeforeLoadContext } from './route.ts'

const beforeLoad = vi.fn<(context: BeforeLoadContext) => unknown>()

async function renderLinks(links: ReactNode, at = '/list?tab=All&page=2', screen: ReactNode = null) {
  const root = new Route({
    component: () => (
      <>
        {links}
        <Outlet />
      </>
    ),
  })
  const inRoot = (path: string, component: () => ReactNode) =>
    new Route({ getParentRoute: () => root, path, component, ...(path === '/other' && { beforeLoad }) })
  const routeTree = root.addChildren([
    inRoot('/', () => <p>Home</p>),
    inRoot('/list', () => screen),
    inRoot('/list/more', () => <p>More</p>),
    inRoot('/other', () => <p>Other</p>),
  ])
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = new Router({ routeTree, history, defaultPreload: 'intent' })
  return { router, screen: await render(<RouterProvider router={router} />) }
}

test('Link: a press opens its page, with its search, hash and navigation state', async () => {
  const link = (
    <Link to="/other" search={{ id: 'x' }} hash="end" state={{ returnTo: '/list' }}>
      Open
    </Link>
  )
  const { router, screen } = await renderLinks(link)
  const open = screen.getByRole('link', { name: 'Open' })
  await expect.element(open).toHaveAttribute('href', '/other?id=x#end')
  await open.click()
  await expect.element(screen.getByText('Other')).toBeVisible()
  expect(router.state.location).toMatchObject({ href: '/other?id=x#end', state: { returnTo: '/list', __TSR_index: 1 } })
})

test.each<[string, ComponentProps<typeof Link>, MouseEventInit]>([
  ['with a key', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['of a link for another tab', { target: '_blank' }, {}],
  ['that a handler prevents', { onClick: (event) => event.preventDefault() }, {}],
  ['of a disabled link', { disabled: true }, {}],
])('Link: a press %s is left to the browser', async (_situation, props, init) => {
  const { router, screen } = await renderLinks(
    <Link to="/other" {...props}>
      Open
    </Link>,
  )
  const open = screen.getByText('Open')
  await expect.element(open).toBeVisible()
  // Keeps the browser from opening it.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  open.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(router.state.location.pathname).toBe('/list')
})

test.each<[string, ComponentProps<typeof Link>, boolean]>([
  ['of the page', { to: '/list' }, true],
  ['of the page, with one of its parameters', { to: '/list', search: { tab: 'All' } }, true],
  ['of the page, with another parameter', { to: '/list', search: { tab: 'Active' } }, false],
  [
    'of the page, with a parameter that does not matter',
    { to: '/list', search: { tab: 'Active' }, activeOptions: { includeSearch: false } },
    true,
  ],
  ['of the page, without its parameters', { to: '/list', activeOptions: { exact: true } }, false],
  [
    'of the page, with exactly its parameters',
    { to: '/list', search: { tab: 'All', page: '2' }, activeOptions: { exact: true } },
    true,
  ],
  ['of a page below', { to: '/list/more' }, false],
  ['of the start page', { to: '/' }, false],
])('Link: %s', async (_situation, props, isActive) => {
  const { screen } = await renderLinks(
    <Link {...props} className="own">
      Open
    </Link>,
  )
  const open = screen.getByRole('link', { name: 'Open' })
  await expect.element(open).toHaveAttribute('class', isActive ? 'own active' : 'own')
  expect(open.element().getAttribute('aria-current')).toBe(isActive ? 'page' : null)
  expect(open.element().getAttribute('data-status')).toBe(isActive ? 'active' : null)
})

test('Link: is also that of the pages below it, unless it is exact', async () => {
  const links = (
    <>
      <Link to="/list" activeProps={{}}>
        Open
      </Link>
      <Link to="/list" activeOptions={{ exact: true }}>
        Exact
      </Link>
    </>
  )
  const { screen } = await renderLinks(links, '/list/more')
  await expect.element(screen.getByText('Open')).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByText('Open')).not.toHaveAttribute('class')
  await expect.element(screen.getByText('Exact')).not.toHaveAttribute('aria-current')
})

test('Link: updates of the search get that of the current page', async () => {
  const next = (
    <Link to="." search={(before) => ({ ...before, page: Number(before['page']) + 1 })}>
      Next
    </Link>
  )
  const { router, screen } = await renderLinks(next)
  await screen.getByRole('link', { name: 'Next' }).click()
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?tab=All&page=4')
  expect(router.state.location.searchStr).toBe('?tab=All&page=3')
})

test('Link: one of a page that is being left does not change', async () => {
  beforeLoad.mockReturnValue(new Promise(() => {}))
  const inScreen = <Link to="/list">Inside</Link>
  const { router, screen } = await renderLinks(<Link to="/list">Outside</Link>, '/list', inScreen)
  await expect.element(screen.getByText('Outside')).toHaveAttribute('aria-current', 'page')
  void router.navigate({ to: '/other' })
  await expect.element(screen.getByText('Outside')).not.toHaveAttribute('aria-current')
  await expect.element(screen.getByText('Inside')).toHaveAttribute('aria-current', 'page')
})

test('Link: is rendered again only if its own address or state changes', async () => {
  const rendered: string[] = []
  const Counted = createLink(({ href, children }: ComponentProps<'a'>) => {
    rendered.push(href ?? '')
    return <a href={href}>{children}</a>
  })
  const links = (
    <>
      <Counted to="/">Home</Counted>
      <Counted to="/other">Other</Counted>
    </>
  )
  const { router, screen } = await renderLinks(links)
  await expect.element(screen.getByRole('link', { name: 'Other' })).toBeVisible()
  await router.navigate({ to: '/other' })
  expect(rendered).toEqual(['/', '/other', '/other'])
})

test('Link: pointing at it for 50 ms or focusing it loads what its page needs; leaving it before does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { screen } = await renderLinks(<Link to="/other">Open</Link>)
  const open = screen.getByRole('link', { name: 'Open' })
  await open.hover()
  // The pointer was where the link of the test before was.
  beforeLoad.mockClear()
  vi.advanceTimersByTime(40)
  await open.unhover()
  vi.advanceTimersByTime(100)
  expect(beforeLoad).not.toHaveBeenCalled()
  await userEvent.tab()
  vi.advanceTimersByTime(60)
  await expect.poll(() => beforeLoad.mock.calls).toMatchObject([[{ cause: 'preload', preload: true }]])
})

test('Link: a touch loads what its page needs at once', async () => {
  const { screen } = await renderLinks(<Link to="/other">Open</Link>)
  const open = screen.getByRole('link', { name: 'Open' })
  await expect.element(open).toBeVisible()
  open.element().dispatchEvent(new Event('touchstart', { bubbles: true }))
  await expect.poll(() => beforeLoad.mock.calls.length).toBe(1)
})

test('Link: `preload={false}` loads nothing before the press', async () => {
  const { screen } = await renderLinks(
    <Link to="/other" preload={false}>
      Open
    </Link>,
  )
  const open = screen.getByRole('link', { name: 'Open' })
  await expect.element(open).toBeVisible()
  open.element().dispatchEvent(new Event('touchstart', { bubbles: true }))
  open.element().dispatchEvent(new Event('focusin', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(beforeLoad).not.toHaveBeenCalled()
})
