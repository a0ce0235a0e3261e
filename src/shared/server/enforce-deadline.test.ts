import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { enforceDeadline } from './enforce-deadline.ts'
import { AppError } from './errors.ts'

let app: FastifyInstance

function addSlowEndpoint(ms: number, timeoutSeconds?: number) {
  const spec = endpoint({
    ...{ method: 'GET', path: `/api/slow/${ms}`, summary: 'slow', roles: ['anyone'], result: z.unknown() },
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
  })
  app.get(spec.path, { config: { endpoint: spec } }, async () => {
    await sleep(ms)
    return { done: true }
  })
  return spec.path
}

beforeEach(() => {
  app = Fastify()
  enforceDeadline(app, 100)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send({ code: error instanceof AppError && error.code }),
  )
})
afterEach(() => app.close())

test('a response within the deadline is sent', async () => {
  expect((await app.inject(addSlowEndpoint(10))).json()).toEqual({ done: true })
})

test('a handler that exceeds the deadline gets 503 at the deadline', async () => {
  const started = performance.now()
  const response = await app.inject(addSlowEndpoint(900))
  expect({ status: response.statusCode, ...response.json() }).toEqual({ status: 503, code: 'busy' })
  expect(performance.now() - started).toBeLessThan(600)
})

test('timeoutSeconds of the endpoint replaces the default deadline', async () => {
  const [patient, tooSlow] = [addSlowEndpoint(300, 0.9), addSlowEndpoint(800, 0.3)]
  expect((await app.inject(patient)).statusCode).toBe(200)
  expect((await app.inject(tooSlow)).statusCode).toBe(503)
})
