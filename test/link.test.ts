import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Link, startLink } from '../bench/link.ts'

const BODY = 10_000
const LATENCY_MS = 200
/** Is 50 bytes per ms: a body takes 200 ms. */
const BITS_PER_SECOND = 400_000
/** Timers end up to a millisecond early. On a busy machine they are late. */
const EARLY_MS = 5

let server: Server
let link: Link
afterEach(() => {
  link.close()
  server.close()
})

async function start(): Promise<void> {
  server = createServer((_request, response) => response.end(Buffer.alloc(BODY, 'x'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  link = await startLink(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, BITS_PER_SECOND, LATENCY_MS)
}

async function timeRequests(count: number): Promise<number> {
  const started = performance.now()
  const load = async () => (await fetch(link.url, { headers: { connection: 'close' } })).arrayBuffer()
  const bodies = await Promise.all(Array.from({ length: count }, load))
  expect(bodies.map(({ byteLength }) => byteLength)).toEqual(bodies.map(() => BODY))
  return performance.now() - started
}

const getLineMs = ({ up, down }: { up: number; down: number }) => (up + down) / (BITS_PER_SECOND / 8000)

test('startLink: a request takes one latency and the time of its bytes', async () => {
  await start()
  const ms = await timeRequests(1)
  const traffic = link.read()
  expect(traffic.requests).toBe(1)
  expect(traffic.down).toBeGreaterThan(BODY)
  expect(traffic.up).toBeGreaterThan(50)
  expect(ms).toBeGreaterThan(LATENCY_MS + getLineMs(traffic) - EARLY_MS)
})

test('startLink: connections share the line', async () => {
  await start()
  const ms = await timeRequests(3)
  const traffic = link.read()
  expect(traffic.requests).toBe(3)
  expect(traffic.down).toBeGreaterThan(3 * BODY)
  expect(ms).toBeGreaterThan(LATENCY_MS + getLineMs(traffic) - EARLY_MS)
  link.reset()
  expect(link.read()).toEqual({ up: 0, down: 0, requests: 0 })
})

test('waitUntilIdle ends after the last byte, or after the longest wait', async () => {
  await start()
  const request = timeRequests(1)
  const started = performance.now()
  await link.waitUntilIdle(50, 100)
  expect(performance.now() - started).toBeGreaterThan(45)
  await request
  await link.waitUntilIdle(50, 10_000)
  expect(link.read().down).toBeGreaterThan(BODY)
})
