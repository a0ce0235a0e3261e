import type { ApiProblem } from '#shared/contract/endpoint.ts'

export type FakeRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
}
type Answer = object | ((asked: FakeRequest) => unknown)

/** An answer with another status than 200: `'PUT /api/batch/{id}': refused(409, { code: 'stale', message: '…' })`. */
export const errorResponse = (status: number, problem: ApiProblem): Response => Response.json(problem, { status })

/**
 * Stands in for the server while a component test runs: answers by `METHOD /path`, with `{id}` for any one segment.
 * Gives the list of what was asked. `leaveServer()` puts the real `fetch` back.
 */
export function fakeServer(answers: Record<string, Answer>): FakeRequest[] {
  const asked: FakeRequest[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    const text = await request.text()
    const one: FakeRequest = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    asked.push(one)
    const key = Object.keys(answers).find((pattern) => fits(pattern, one))
    if (key === undefined)
      return errorResponse(404, { code: 'not_found', message: `No answer for ${one.method} ${one.path}` })
    const answer = answers[key]
    const given: unknown =
      typeof answer === 'function' ? await (answer as (asked: FakeRequest) => unknown)(one) : answer
    return given instanceof Response ? given.clone() : Response.json(given)
  }
  return asked
}

const real = globalThis.fetch.bind(globalThis)
export function restoreFetch(): void {
  globalThis.fetch = real
}

function fits(pattern: string, { method, path }: FakeRequest): boolean {
  const [wanted, shape = ''] = pattern.split(' ')
  const expression = shape
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('[^/]+')
  return wanted === method && new RegExp(`^${expression}$`).test(path)
}
