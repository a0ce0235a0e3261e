import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, IdParams, text } from '#shared/contract/scalars.ts'
import { ApiError } from './api-error.ts'
import { call, onSignedOut } from './call.ts'
import { removeIdentities, identityOf, storeIdentity } from './identity-store.ts'
import { initEnglish } from '#testing/web/messages.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const HR = { _id: 'h1', token: 'secret', role: 'hr', name: 'Meera', email: 'm@x.test' }
const change = endpoint({
  method: 'PUT',
  path: '/api/thing/{id}',
  summary: 'Change a thing',
  roles: ['hr'],
  params: IdParams,
  query: z.object({ page: z.optional(z.number()), search: z.optional(z.string()) }),
  body: body({ name: text(10) }),
  result: z.object({ name: z.string() }),
})

const home = window.location.href
beforeEach(async () => {
  await initEnglish()
  window.history.replaceState(null, '', '/hr/things')
})
afterEach(() => {
  window.history.replaceState(null, '', home)
  removeIdentities()
  restoreFetch()
})

const send = (extra = {}) => call(change, { params: { id: ID }, body: { name: 'new' }, ...extra })
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(() => null).catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('It should have been refused')
}

test('carries the area’s token, the language, the version and the key', async () => {
  storeIdentity('hr', HR)
  const asked = fakeServer({ 'PUT /api/thing/{id}': { name: 'new' } })
  const answer = await send({ ifMatch: 3, key: 'k1', query: { page: 2, search: '' } })
  expect(answer).toEqual({ name: 'new' })
  expect(asked[0]).toMatchObject({ path: `/api/thing/${ID}`, query: { page: '2' }, body: { name: 'new' } })
  const sent = Object.fromEntries(asked[0]?.headers ?? [])
  expect(sent).toMatchObject({
    authorization: 'Bearer secret',
    'accept-language': 'en',
    'if-match': '"3"',
    'idempotency-key': 'k1',
  })
})

test('sends no token from a public page', async () => {
  storeIdentity('hr', HR)
  window.history.replaceState(null, '', '/register')
  const asked = fakeServer({ 'PUT /api/thing/{id}': { name: 'new' } })
  await send()
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('a refusal comes with its status, its words and its fields', async () => {
  const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { name: 'Too long' } }
  fakeServer({ 'PUT /api/thing/{id}': errorResponse(422, problem) })
  expect(await failure(send())).toMatchObject({ status: 422, message: problem.message, problem })
})

test('a session that has ended forgets the identity and says why', async () => {
  storeIdentity('hr', HR)
  const told = vi.fn<(reason: string) => void>()
  onSignedOut(told)
  fakeServer({ 'PUT /api/thing/{id}': errorResponse(401, { code: 'unauthorized', message: 'The session has ended.' }) })
  expect(await failure(send())).toMatchObject({ status: 401 })
  expect(identityOf('hr')).toBeNull()
  expect(told).toHaveBeenCalledExactlyOnceWith('The session has ended.')
})

test('no answer is status 0 with a sentence, an answer that breaks the contract is refused', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await failure(send())).toMatchObject({ status: 0, message: i18next.t('shared:networkFailed') })
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeServer({ 'PUT /api/thing/{id}': { nom: 'new' } })
  expect(await failure(send())).toMatchObject({ message: i18next.t('shared:badAnswer') })
  quiet.mockRestore()
})
