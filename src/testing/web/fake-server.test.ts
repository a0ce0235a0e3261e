import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from './fake-server.ts'

afterEach(() => void vi.restoreAllMocks())

test('fakeServer answers 500 to a response that violates the contract', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeServer({ 'POST /api/admin/erase/{id}': { text: 'Erased' } })

  const response = await fetch('/api/admin/erase/s1', { method: 'POST' })

  expect(response.status).toBe(500)
  expect(consoleError).toHaveBeenCalledOnce()
})

test('fakeServer leaves out what the contract does not declare', async () => {
  fakeServer({ 'POST /api/admin/erase/{id}': { message: 'Erased', secret: 'x' } })

  const response = await fetch('/api/admin/erase/s1', { method: 'POST' })

  expect(await response.json()).toEqual({ message: 'Erased' })
})
