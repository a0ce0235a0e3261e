import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { lazyComponent } from './lazy-component.ts'

const MISSING = 'Failed to fetch dynamically imported module: /assets/part.js'

beforeEach(() => sessionStorage.clear())

function renderPart() {
  const Part = lazyComponent(() => Promise.reject(new Error(MISSING)))
  return renderScreen(
    <Suspense fallback="loading">
      <p>typed</p>
      <Part />
    </Suspense>,
  )
}

// A reload would end this test's own page.
const hasReloaded = () => sessionStorage.getItem(`reloaded:Error: ${MISSING}`) === 'yes'

test('lazyComponent: a part that fails to load without a connection is not shown, and the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await renderPart()
  await expect.element(page.getByText('typed')).toBeVisible()
  expect(hasReloaded()).toBe(false)
})
