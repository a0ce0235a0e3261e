import * as z from 'zod/mini'
import { ENDPOINTS } from '#app/contract/declared.ts'
import type { ApiProblem } from '#shared/contract/endpoint.ts'
import { respondToDraftRequest } from './fake-drafts.ts'
import type { FakeRequest } from './fake-request.ts'
import { respondToReminderRequest } from './reminders.ts'

export type FakeResponse = object | ((request: FakeRequest) => unknown)

/** `'PUT /api/batch/{id}': errorResponse(409, { code: 'stale', message: '…' })` */
export const errorResponse = (status: number, problem: ApiProblem): Response => Response.json(problem, { status })

/**
 * Replaces `fetch` in a component test: responses by `METHOD /path`, where `{id}` matches any segment. An object is
 * checked by the contract, as the server does, a `Response` is not. Returns the list of requests, without those for
 * drafts and the defaults of reminders. `restoreFetch()` undoes it.
 */
export function fakeServer(responses: Record<string, FakeResponse>): FakeRequest[] {
  const requests: FakeRequest[] = []
  globalThis.fetch = async (input, init) => {
    const sent = new Request(input, init)
    const url = new URL(sent.url)
    if (!url.pathname.startsWith('/api/')) return originalFetch(input, init)
    const text = await sent.text()
    const request: FakeRequest = {
      method: sent.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: sent.headers,
      body: text === '' ? undefined : JSON.parse(text),
      signal: sent.signal,
    }
    const key = Object.keys(responses).find((pattern) => matches(pattern, request))
    if (key === undefined && request.path === '/api/draft') return Response.json(respondToDraftRequest(request))
    const reminders = key === undefined && respondToReminderRequest(request)
    if (reminders) return Response.json(reminders)
    requests.push(request)
    if (key === undefined) {
      return errorResponse(404, { code: 'not_found', message: `No response for ${request.method} ${request.path}` })
    }
    const response = responses[key]
    const result: unknown =
      typeof response === 'function' ? await (response as (request: FakeRequest) => unknown)(request) : response
    return result instanceof Response ? result.clone() : respond(request, result)
  }
  return requests
}

function respond(request: FakeRequest, result: unknown): Response {
  const endpoint =
    ENDPOINTS.find(({ method, path }) => method === request.method && path === request.path) ??
    ENDPOINTS.find(({ method, path }) => matches(`${method} ${path}`, request))
  if (endpoint === undefined || endpoint.file !== undefined) return Response.json(result)
  const { success, data, error } = z.safeParse(endpoint.result, result)
  if (success) return Response.json(data)
  console.error(`The response to ${endpoint.method} ${endpoint.path} violates the contract`, error.issues)
  return errorResponse(500, { code: 'internal', message: 'The response violates the contract' })
}

const originalFetch = globalThis.fetch.bind(globalThis)
export function restoreFetch(): void {
  globalThis.fetch = originalFetch
}

function matches(pattern: string, { method, path }: FakeRequest): boolean {
  const [expectedMethod, template = ''] = pattern.split(' ')
  const expression = template
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('[^/]+')
  return expectedMethod === method && new RegExp(`^${expression}$`).test(path)
}
