import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { removeMunshi, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { type ApiClient, createClient, signInClient } from '#testing/server/api-client.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

/** An address of this machine that other computers on its network can use. */
const address = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

const DOCUMENTS = ['/', '/hr/StudentList', '/api/docs']
const PATHS = [...DOCUMENTS, '/api/institute', '/api/course', '/api/no-such-thing', '/healthz']

const dataDir = createTemporaryDirectory()
let app: Munshi | undefined

async function restart(env: Record<string, string>): Promise<Munshi> {
  await app?.kill('SIGTERM')
  app = await startMunshi({ dataDir, env })
  return app
}

beforeAll(() => copyPreparedInstitute(dataDir))
afterAll(() => removeMunshi(dataDir))

const getCsp = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''

describe('office network with plain http', () => {
  let output: string
  let office: ApiClient
  let officeUrl: string

  beforeAll(async () => {
    const started = await restart({ HOST: '0.0.0.0' })
    output = started.output.join('\n')
    officeUrl = `http://${address ?? '127.0.0.1'}:${new URL(started.url).port}`
    office = createClient(() => officeUrl)
  })

  test.skipIf(address === undefined)('prints the address of the network', () => {
    expect(output).toContain(`also ${officeUrl}`)
  })

  test.each(PATHS)('GET %s responds without headers that force https', async (path) => {
    const response = await office.get(path)
    expect(response.status).toBe(path.includes('no-such') ? 404 : 200)
    expect(response.headers.get('strict-transport-security')).toBeNull()
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    if (DOCUMENTS.includes(path)) expect(getCsp(response)).toContain('frame-ancestors')
    expect(getCsp(response)).not.toMatch(/upgrade-insecure-requests|block-all-mixed-content/)
    expect(response.headers.get('cross-origin-opener-policy')).toBeNull()
    expect(response.headers.get('origin-agent-cluster')).not.toBe('?1')
  })

  test('HR signs in and reads the student list', async () => {
    const hr = await signInClient(() => officeUrl, 'hr')
    expect((await hr.get('/api/user')).status).toBe(200)
  })
})

describe('PUBLIC_URL with https', () => {
  let output: string
  let port: string | undefined

  beforeAll(async () => {
    output = (await restart({ PUBLIC_URL: 'https://office.example.com' })).output.join('\n')
    port = /also http:\/\/localhost:(\d+)/.exec(output)?.[1]
  })

  test('prints the public URL', () => {
    expect(output).toContain('Munshi is ready at https://office.example.com')
  })

  test.each(PATHS)('GET %s sends HSTS', async (path) => {
    const response = await createClient(() => `http://127.0.0.1:${port}`).get(path)
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
    if (path === '/') expect(getCsp(response)).toContain('upgrade-insecure-requests')
  })

  test.runIf(address !== undefined)('without HOST the app listens on the loopback address only', async () => {
    expect((await createClient(() => `http://127.0.0.1:${port}`).get('/healthz')).status).toBe(200)
    await expect(createClient(() => `http://${address}:${port}`).get('/healthz')).rejects.toThrow('fetch failed')
  })
})
