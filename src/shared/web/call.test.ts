import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { call, onSignedOut, onTwoFactorRequired } from './call.ts'
import { translate } from './i18n.tsx'
import { type Area, getIdentity, storeIdentity } from './identity-store.ts'
import { HR_DASHBOARD } from '#testing/web/dashboard.ts'
import { initEnglish } from '#testing/web/messages.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const HR = { _id: 'h1', token: 'secret', role: 'hr', name: 'Meera', email: 'm@x.test' }
const ERASE = 'POST /api/admin/erase/{id}'

beforeEach(async () => {
  await initEnglish()
  window.history.replaceState(null, '', '/hr/things')
})

const send = (extra = {}) => call(ERASE, { params: { id: ID }, body: { name: 'Asha' }, ...extra })
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(() => null).catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('expected an ApiError')
}

test('call sends the area’s token, the language, the version and the idempotency key', async () => {
  storeIdentity('hr', HR)
  const requests = fakeServer({ [ERASE]: { message: 'Erased' } })
  const result = await send({ ifMatch: 3, key: 'k1', query: { page: 2, search: '' } })
  expect(result).toEqual({ message: 'Erased' })
  expect(requests[0]).toMatchObject({ path: `/api/admin/erase/${ID}`, query: { page: '2' }, body: { name: 'Asha' } })
  const sent = Object.fromEntries(requests[0]?.headers ?? [])
  expect(sent).toMatchObject({
    authorization: 'Bearer secret',
    'accept-language': 'en',
    'if-match': '"3"',
    'idempotency-key': 'k1',
  })
})

describe('the first call of the page', () => {
  const headers = { 'accept-language': 'en', authorization: 'Bearer secret' }
  const url = '/api/dashboard/hr?parts=pending,reminders'
  const later = { ...HR_DASHBOARD, students: HR_DASHBOARD.students + 1 }
  const read = () => call('GET /api/dashboard/hr', { query: { parts: 'pending,reminders' } })
  const answer = () => Promise.resolve(Response.json(HR_DASHBOARD))

  beforeEach(() => {
    storeIdentity('hr', HR)
    vi.spyOn(performance, 'now').mockReturnValue(5_000)
    window.firstCalls = [
      { url: '/api/attend/today', headers, response: answer() },
      { url, headers, response: answer() },
    ]
    fakeServer({ 'GET /api/dashboard/hr': later })
  })

  test('is taken once', async () => {
    expect(await read()).toEqual(HR_DASHBOARD)
    expect(await read()).toEqual(later)
  })

  test('ends the session that the server does not know', async () => {
    const problem = Response.json({ code: 'unauthorized', message: 'Sign in again.' }, { status: 401 })
    window.firstCalls = [{ url, headers, response: Promise.resolve(problem) }]
    expect((await failure(read()))?.status).toBe(401)
    expect(getIdentity('hr')).toBeNull()
  })

  test.each([
    ['of someone else', { headers: { ...headers, authorization: 'Bearer other' } }],
    ['in another language', { headers: { ...headers, 'accept-language': 'hi' } }],
    ['of something else', { url: '/api/dashboard/hr' }],
    ['that failed', { response: Promise.resolve(undefined) }],
  ])('%s is made again', async (_name, other) => {
    window.firstCalls = [{ url, headers, response: answer(), ...other }]
    expect(await read()).toEqual(later)
  })

  test('of half a minute ago is made again', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_000)
    expect(await read()).toEqual(later)
  })
})

test('call sends no token from a public page', async () => {
  storeIdentity('hr', HR)
  window.history.replaceState(null, '', '/register')
  const requests = fakeServer({ [ERASE]: { message: 'Erased' } })
  await send()
  expect(requests[0]?.headers.get('authorization')).toBeNull()
})

test('call throws ApiError with status, message and fields (422)', async () => {
  const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { name: 'Too long' } }
  fakeServer({ [ERASE]: errorResponse(422, problem) })
  expect(await failure(send())).toMatchObject({ status: 422, message: problem.message, problem })
})

test('call removes the identity and notifies onSignedOut (401)', async () => {
  storeIdentity('hr', HR)
  const listener = vi.fn<(reason: string) => void>()
  onSignedOut(listener)
  fakeServer({ [ERASE]: errorResponse(401, { code: 'unauthorized', message: 'The session has ended.' }) })
  expect(await failure(send())).toMatchObject({ status: 401 })
  expect(getIdentity('hr')).toBeNull()
  expect(listener).toHaveBeenCalledExactlyOnceWith('The session has ended.')
})

describe('call of an identity that must set up two-factor sign-in (403)', () => {
  const problem = { code: 'two_factor_required', message: 'Set it up first.' }
  function listen() {
    storeIdentity('hr', HR)
    const listener = vi.fn<(area: Area) => void>()
    onTwoFactorRequired(listener)
    const rejection = errorResponse(403, problem)
    fakeServer({ 'GET /api/course': rejection, [ERASE]: rejection })
    return listener
  }

  test('notifies onTwoFactorRequired after a read, and keeps the identity', async () => {
    const listener = listen()
    expect(await failure(call('GET /api/course'))).toMatchObject({ status: 403, problem })
    expect(listener).toHaveBeenCalledExactlyOnceWith('hr')
    expect(getIdentity('hr')).toEqual(HR)
  })

  test('does not after a write, whose form keeps its input', async () => {
    const listener = listen()
    expect(await failure(send())).toMatchObject({ status: 403, problem })
    expect(listener).not.toHaveBeenCalled()
  })
})

test('call throws ApiError with status 0 if there is no response', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await failure(send())).toMatchObject({ status: 0, message: translate('shared:unreachable') })
})

describe('call whose response ends before its body is complete', () => {
  const respondWith = (body: ReadableStream) => {
    globalThis.fetch = () => Promise.resolve(new Response(body))
  }

  test('throws ApiError with status 0', async () => {
    respondWith(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }))
    expect(await failure(send())).toMatchObject({ status: 0, message: translate('shared:unreachable') })
  })

  test('throws the abortion of a caller who left, and reports nothing', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const leaving = new AbortController()
    const aborted = new DOMException('The page was left.', 'AbortError')
    const abort = (stream: ReadableStreamDefaultController) => {
      leaving.abort(aborted)
      stream.error(aborted)
    }
    respondWith(new ReadableStream({ pull: abort }))
    await expect(send({ signal: leaving.signal })).rejects.toBe(aborted)
    expect(consoleError).not.toHaveBeenCalled()
    consoleError.mockRestore()
  })
})

test('call rejects a response that is no JSON', async () => {
  fakeServer({ [ERASE]: new Response('<p>Sign in to the network</p>') })
  expect(await failure(send())).toMatchObject({ message: translate('shared:invalidResponse') })
})
