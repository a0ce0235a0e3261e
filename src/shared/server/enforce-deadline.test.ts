import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpointsOf } from '#shared/contract/endpoint.ts'
import { enforceDeadline } from './enforce-deadline.ts'
import { AppError } from './errors.ts'

const endpoint = endpointsOf({ 'example.call': ['anyone'] })

let app: FastifyInstance

/** `handled` ends the handler. */
function addEndpoint(path: `/api/${string}`, handled: Promise<void>, timeoutSeconds?: number) {
  const spec = endpoint({
    method: 'GET',
    path,
    summary: '',
    may: 'example.call',
    result: z.unknown(),
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
  })
  app.get(spec.path, { config: { endpoint: spec } }, async () => {
    await handled
    return { done: true }
  })
  return spec.path
}
const never = new Promise<void>(() => {})

beforeEach(() => {
  app = Fastify()
  enforceDeadline(app, 100)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send({ code: error instanceof AppError && error.code }),
  )
})
afterEach(() => app.close())

test('a response within the deadline is sent', async () => {
  expect((await app.inject(addEndpoint('/api/fast', Promise.resolve()))).json()).toEqual({ done: true })
})

test('a handler that exceeds the deadline gets 503, although it goes on', async () => {
  const { promise: handled, resolve: end } = Promise.withResolvers<void>()
  const response = await app.inject(addEndpoint('/api/slow', handled))
  expect({ status: response.statusCode, ...response.json() }).toEqual({ status: 503, code: 'busy' })
  end()
})

test('timeoutSeconds of the endpoint replaces the default deadline', async () => {
  const { promise: handled, resolve: end } = Promise.withResolvers<void>()
  const [patient, tooSlow] = [addEndpoint('/api/patient', handled, 60), addEndpoint('/api/slow', never, 0.3)]
  const response = app.inject(patient)
  expect((await app.inject(tooSlow)).statusCode).toBe(503)
  end()
  expect((await response).statusCode).toBe(200)
})

test('a connection without data stays open longer than the call may take', async () => {
  app.server.setTimeout(15_000)
  let silence: number | undefined
  const path = addEndpoint('/api/silent', Promise.resolve(), 60)
  app.addHook('preHandler', async ({ raw }) => (silence = raw.socket.timeout))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(`${url}${path}`)
  expect(silence).toBeGreaterThan(60_000)
})

test('a response that has begun before the deadline is sent in full', async () => {
  app.get('/api/file', async (_request, reply) => {
    async function* write() {
      yield 'first '
      await delay(200)
      yield 'last'
    }
    return reply.send(Readable.from(write()))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(`${url}/api/file`)
  expect(await response.text()).toBe('first last')
})
