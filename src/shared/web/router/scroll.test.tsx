import { createMemoryHistory } from '@tanstack/history'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from './create-router.ts'
import { RouterProvider } from './outlet.tsx'
import { Route } from './route.ts'

const routeTree = new Route({
  component: () => (
    <div style={{ height: 5_000 }}>
      <div data-testid="list" style={{ height: 100, overflow: 'auto' }}>
        <div style={{ height: 1_000 }} />
      </div>
      <p id="part" style={{ marginTop: 2_000 }}>
        Part
      </p>
    </div>
  ),
})

const container = document.createElement('div')

async function renderPage(history = createMemoryHistory()) {
  document.body.append(container)
  const router = new Router({ routeTree, history, scrollRestoration: true })
  const rendered = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))
  const screen = await render(<RouterProvider router={router} />, { container })
  await rendered
  return { router, screen, history }
}

const scroll = async (top: number, target: Element | Window = window) => {
  target.scrollTo(0, top)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

afterEach(() => {
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

test('a new page begins at the top; Back and Forward return to where it was', async () => {
  const { router } = await renderPage()
  await scroll(700)
  await router.navigate({ to: '/', search: { page: 2 } })
  expect(window.scrollY).toBe(0)
  await scroll(300)
  router.history.back()
  await expect.poll(() => window.scrollY).toBe(700)
  router.history.forward()
  await expect.poll(() => window.scrollY).toBe(300)
})

test('`resetScroll: false` leaves the page where it is', async () => {
  const { router } = await renderPage()
  await scroll(700)
  await router.navigate({ to: '/', search: { page: 2 }, replace: true, resetScroll: false })
  expect(window.scrollY).toBe(700)
  await router.navigate({ to: '/', search: { page: 3 } })
  router.history.back()
  await expect.poll(() => window.scrollY).toBe(700)
})

test('a hash shows its part, also after the page was scrolled', async () => {
  const { router } = await renderPage()
  await router.navigate({ to: '/', hash: 'part' })
  expect(window.scrollY).toBeGreaterThan(2_000)
  await scroll(100)
  await router.navigate({ to: '/', hash: 'part', search: { page: 2 } })
  expect(window.scrollY).toBeGreaterThan(2_000)
})

test('a page that is loaded again has its positions, and those of its scrolling parts', async () => {
  const { screen, history } = await renderPage()
  await scroll(700)
  await scroll(250, screen.getByTestId('list').element())
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await screen.unmount()
  await scroll(0)
  const again = await renderPage(history)
  expect(window.scrollY).toBe(700)
  expect(again.screen.getByTestId('list').element().scrollTop).toBe(250)
})
