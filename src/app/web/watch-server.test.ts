import { expect, onTestFinished, test, vi } from 'vitest'
import { watchServer } from './watch-server.ts'

test('watchServer: a server that still responded as the network failed is checked again', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response()).mockRejectedValue(new TypeError())
  const onChange = vi.fn<(isReachable: boolean) => void>()
  const { stop } = watchServer(onChange)
  onTestFinished(stop)
  await vi.advanceTimersByTimeAsync(0)
  expect([fetch.mock.calls.length, onChange.mock.calls]).toEqual([1, []])

  await vi.advanceTimersByTimeAsync(3_000)

  expect(onChange.mock.calls).toEqual([[false]])
})
