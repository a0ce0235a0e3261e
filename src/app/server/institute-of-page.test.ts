import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'

const api = startTestApi()
afterEach(() => vi.restoreAllMocks())

async function readInstitute(app: FastifyInstance): Promise<unknown> {
  const { body } = await app.inject('/hr')
  const content = /name="institute" content="([^"]*)"/.exec(body)?.[1] ?? ''
  return JSON.parse(content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
}

test('the page contains the current response of GET /api/institute, without the policies', async () => {
  const app = await buildAppWithPage(api)
  await api.db
    .updateTable('institute')
    .set({ name: '"Sun" & <b>', time_zone: 'Asia/Dubai', two_factor: 'staff' })
    .execute()

  const institute = await readInstitute(app)

  expect(institute).toMatchObject({ name: '"Sun" & <b>', timeZone: 'Asia/Dubai' })
  expect(institute).toEqual((await api.call('GET', '/api/institute')).body)
  expect(institute).not.toHaveProperty('twoFactor')
  await app.close()
})

test('the page contains the institute as last known while the database does not respond', async () => {
  const app = await buildAppWithPage(api)
  const known = await readInstitute(app)
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => new Promise(() => {}))

  expect(await readInstitute(app)).toEqual(known)
  vi.restoreAllMocks()
  await app.close()
})
