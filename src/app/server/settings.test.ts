import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const trusted = (TRUST_PROXY?: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY

test.each(['10.0.0.5', '10.0.0.0/8, 2001:db8::/32', 'loopback', 'linklocal,uniquelocal,::1'])('trusts %s', (list) => {
  expect(trusted(list)).toBe(list)
})

test('trusts nobody unless told', () => {
  expect([trusted(), trusted(''), trusted('false')]).toEqual([false, false, false])
})

test.each(['true', '1', 'yes', '10.0.0.5,', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback/8', 'proxy.example'])(
  'refuses %s with a sentence',
  (list) => {
    expect(() => trusted(list)).toThrow('TRUST_PROXY: the addresses of the proxy in front')
  },
)
