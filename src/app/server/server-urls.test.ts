import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { getServerUrls, resolveOrigin } from './server-urls.ts'

const URLS = ['http://localhost:3000', 'http://192.168.1.5:3000', 'http://10.0.0.5:80', 'http://[fe80::1]:3000']

test('getServerUrls lists an address once that is also PUBLIC_URL', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const local = `http://localhost:${port}`
  const list = (PUBLIC_URL: string) => getServerUrls(server, { HOST: '127.0.0.1', PUBLIC_URL })
  expect(list(`${local}/`)).toEqual([local])
  expect(list('https://office.example.com')).toEqual(['https://office.example.com', local])
  server.close()
})

describe('resolveOrigin', () => {
  test.each([
    ['192.168.1.5:3000', URLS[1]],
    ['10.0.0.5', URLS[2]],
    ['[fe80::1]:3000', URLS[3]],
    ['localhost:3000', URLS[0]],
    ['evil.example', URLS[0]],
    ['192.168.1.5:3001', URLS[0]],
    ['192.168.1.5:3000@evil.example', URLS[0]],
    ['evil.example/192.168.1.5:3000', URLS[0]],
    ['192.168.1.5:3000.evil.example', URLS[0]],
    ['', URLS[0]],
    [undefined, URLS[0]],
  ])('returns our own URL for the Host header %s: %s', (host, origin) => {
    expect(resolveOrigin(URLS, host, { PUBLIC_URL: undefined })).toBe(origin)
  })

  test.each(['localhost:3000', 'evil.example', 'office.example.com', undefined])(
    'returns PUBLIC_URL for the Host header %s',
    (host) => {
      const origin = 'https://office.example.com'
      expect(resolveOrigin([origin, ...URLS], host, { PUBLIC_URL: `${origin}/` })).toBe(origin)
    },
  )
})
