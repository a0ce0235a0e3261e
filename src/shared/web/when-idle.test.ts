import { afterEach, expect, test, vi } from 'vitest'
import { getQueryClient } from './query-client.ts'
import { isSavingData } from './is-saving-data.ts'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whenIdle waits for the data that the page loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const loading = getQueryClient('anyone').fetchQuery({ queryKey: ['students', 'example'], queryFn: () => promise })
  const run = vi.fn<() => void>()
  whenIdle(run)
  vi.advanceTimersByTime(60_000)
  await new Promise((resolveIdle) => window.requestIdleCallback(resolveIdle))
  expect(run).not.toHaveBeenCalled()

  resolve('data')
  await loading
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('isSavingData: %o is %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isSavingData()).toBe(expected)
})
