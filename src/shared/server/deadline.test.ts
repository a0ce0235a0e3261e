import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { keepDeadline } from './deadline.ts'
import { AppError } from './errors.ts'

let app: FastifyInstance

/** A call that takes so long; without a patience of its own it must be answered within 0.1 s. */
function calling(ms: number, patience?: number) {
  const spec = endpoint({
    ...{ method: 'GET', path: `/api/slow/${ms}`, summary: 'slow', roles: ['anyone'], result: z.unknown() },
    ...(patience !== undefined && { timeoutSeconds: patience }),
  })
  app.get(spec.path, { config: { endpoint: spec } }, async () => {
    await sleep(ms)
    return { done: true }
  })
  return spec.path
}

beforeEach(() => {
  app = Fastify()
  keepDeadline(app, 100)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send({ code: error instanceof AppError && error.code }),
  )
})
afterEach(() => app.close())

test('what is answered in time is answered', async () => {
  expect((await app.inject(calling(10))).json()).toEqual({ done: true })
})

test('what takes longer is answered 503 in time', async () => {
  const started = performance.now()
  const answer = await app.inject(calling(900))
  expect({ status: answer.statusCode, ...answer.json() }).toEqual({ status: 503, code: 'busy' })
  expect(performance.now() - started).toBeLessThan(600)
})

test('a call that waits for another server has the time that its contract says, and no more', async () => {
  const [patient, tooSlow] = [calling(300, 0.9), calling(800, 0.3)]
  expect((await app.inject(patient)).statusCode).toBe(200)
  expect((await app.inject(tooSlow)).statusCode).toBe(503)
})
