import { describe, expect, test } from 'vitest'
import { originAmong } from './addresses.ts'

const OURS = ['http://localhost:3000', 'http://192.168.1.5:3000', 'http://10.0.0.5:80', 'http://[fe80::1]:3000']

describe('links lead to the address by which this machine was reached, and to none but its own', () => {
  test.each([
    ['192.168.1.5:3000', OURS[1]],
    ['10.0.0.5', OURS[2]],
    ['[fe80::1]:3000', OURS[3]],
    ['localhost:3000', OURS[0]],
    ['evil.example', OURS[0]],
    ['192.168.1.5:3001', OURS[0]],
    ['192.168.1.5:3000@evil.example', OURS[0]],
    ['evil.example/192.168.1.5:3000', OURS[0]],
    ['192.168.1.5:3000.evil.example', OURS[0]],
    ['', OURS[0]],
    [undefined, OURS[0]],
  ])('%s', (host, origin) => {
    expect(originAmong(OURS, host, { PUBLIC_URL: undefined })).toBe(origin)
  })

  test.each(['localhost:3000', 'evil.example', 'office.example.com', undefined])(
    'where a public address is set, to that alone: %s',
    (host) => {
      const origin = 'https://office.example.com'
      expect(originAmong([origin, ...OURS], host, { PUBLIC_URL: `${origin}/` })).toBe(origin)
    },
  )
})
