import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { getHttpsPlan } from './https-plan.ts'
import { readSettings } from './settings.ts'

const planOf = (environment: Record<string, string>) => getHttpsPlan(readSettings(environment))
const PUBLIC_URL = 'https://office.example.com'

test.each([
  ['nothing is set', {}, 'off'],
  ['PUBLIC_URL is http', { PUBLIC_URL: 'http://office.example.com' }, 'off'],
  ['PUBLIC_URL is an address', { PUBLIC_URL: 'https://192.168.1.20' }, 'off'],
  ['PUBLIC_URL is a name of the office', { PUBLIC_URL: 'https://munshi.local' }, 'off'],
  ['PUBLIC_URL is https', { PUBLIC_URL }, 'acme'],
  ['there is a proxy in front', { PUBLIC_URL, TRUST_PROXY: 'loopback' }, 'proxy'],
  ['another program serves https', { PUBLIC_URL, HTTPS: 'off' }, 'proxy'],
  ['it is for the office', { HTTPS: 'local' }, 'local'],
  ['it is for the office, with a name', { HTTPS: 'local', PUBLIC_URL: 'https://munshi.local:3443' }, 'local'],
])('https, if %s', (_situation, environment: Record<string, string>, mode) => {
  expect(planOf(environment).mode).toBe(mode)
})

test('https listens on all addresses if http is for the machine itself, else on the address of http', () => {
  expect(planOf({ PUBLIC_URL })).toMatchObject({ host: '::', httpsPort: 443, httpPort: 80, isExplicit: false })
  expect(planOf({ PUBLIC_URL, HOST: '10.0.0.5' })).toMatchObject({ host: '10.0.0.5' })
  expect(planOf({ HTTPS: 'local', HTTPS_HOST: '127.0.0.1' })).toMatchObject({ host: '127.0.0.1', httpsPort: 3443 })
  expect(planOf({ HTTPS: 'local', DATA_DIR: 'x' })).toMatchObject({ directory: resolve('x/https') })
})

test.each([
  [{ HTTPS: 'acme', PUBLIC_URL, TRUST_PROXY: 'loopback' }, 'HTTPS: not with TRUST_PROXY'],
  [{ HTTPS: 'local', TRUST_PROXY: 'loopback' }, 'HTTPS: not with TRUST_PROXY'],
  [{ HTTPS: 'acme' }, 'HTTPS: acme needs a PUBLIC_URL'],
  [{ HTTPS: 'acme', PUBLIC_URL: 'https://192.168.1.20' }, 'HTTPS: acme needs a public name'],
  [{ HTTPS: 'yes' }, 'HTTPS: acme, local or off'],
  [{ HTTPS_PORT: '70000' }, 'HTTPS_PORT: a port'],
  [{ ACME_DIRECTORY: 'http://authority.example' }, 'ACME_DIRECTORY: the address'],
  [{ ACME_EMAIL: 'office' }, 'ACME_EMAIL: an address'],
])('settings %j are rejected with a sentence', (environment: Record<string, string>, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})
