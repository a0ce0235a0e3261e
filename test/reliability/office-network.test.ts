import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeMunshi, INSTITUTE, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { type Caller, callerAt, signedInAt } from '#testing/server/api-client.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

/** An address of this machine that others on its network would type. */
const address = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

const PATHS = ['/', '/hr/StudentList', '/api/institute', '/api/course', '/api/docs', '/api/no-such-thing', '/healthz']

const dataDir = temporaryDirectory()
let app: Munshi | undefined

async function restart(env: Record<string, string>): Promise<Munshi> {
  await app?.kill('SIGTERM')
  app = await startMunshi({ dataDir, env })
  return app
}

afterAll(() => removeMunshi(dataDir))

const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''

describe('on a plain http office network', () => {
  let said: string
  let office: Caller
  let officeUrl: string

  beforeAll(async () => {
    const started = await restart({ ...INSTITUTE, HOST: '0.0.0.0' })
    said = started.said.join('\n')
    officeUrl = `http://${address ?? '127.0.0.1'}:${new URL(started.url).port}`
    office = callerAt(() => officeUrl)
  })

  test.skipIf(address === undefined)('the address to type is printed', () => {
    expect(said).toContain(`also ${officeUrl}`)
  })

  test.each(PATHS)('%s answers, and nothing in it forces https', async (path) => {
    const answer = await office.get(path)
    expect(answer.status).toBe(path.includes('no-such') ? 404 : 200)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(policyOf(answer)).toContain('frame-ancestors')
    expect(policyOf(answer)).not.toMatch(/upgrade-insecure-requests|block-all-mixed-content/)
    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
    expect(answer.headers.get('origin-agent-cluster')).not.toBe('?1')
  })

  test('HR signs in and works', async () => {
    const hr = await signedInAt(() => officeUrl, 'hr')
    expect((await hr.get('/api/user')).status).toBe(200)
  })
})

describe('with a PUBLIC_URL of https', () => {
  let said: string

  beforeAll(async () => {
    said = (await restart({ ...INSTITUTE, PUBLIC_URL: 'https://office.example.com' })).said.join('\n')
  })

  test('that is the address it prints', () => {
    expect(said).toContain('Munshi is ready at https://office.example.com')
  })

  test.each(PATHS)('%s asks browsers to keep to https', async (path) => {
    const port = /also http:\/\/localhost:(\d+)/.exec(said)?.[1]
    const answer = await callerAt(() => `http://127.0.0.1:${port}`).get(path)
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
    if (path === '/') expect(policyOf(answer)).toContain('upgrade-insecure-requests')
  })
})

test.runIf(address !== undefined)('unless HOST says otherwise it answers on this machine alone', async () => {
  const { port } = new URL((await restart(INSTITUTE)).url)
  await expect(callerAt(() => `http://${address}:${port}`).get('/healthz')).rejects.toThrow('fetch failed')
})
