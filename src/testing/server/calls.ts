import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { TestResponse } from './api.ts'
import type { Call, Examples } from './call.ts'
import type { Scenario } from './scenario.ts'

const FILES = globSync('src/{features/**,shared}/server/**/*.examples.ts').map((path) => path.replaceAll('\\', '/'))

export const EXAMPLES = await Promise.all(
  FILES.toSorted().map(async (path) => {
    const url = pathToFileURL(path).href
    const { examples } = (await import(url)) as { examples: Examples }
    return { path, examples }
  }),
)

const ENTRIES: [key: string, call: Call][] = EXAMPLES.flatMap(({ examples }) => Object.entries(examples))
const isSeparate = ([, { testedSeparately }]: [key: string, call: Call]) => testedSeparately !== undefined

/** One valid call of every route that tests of the whole API can make, by `METHOD /path`. */
export const CALLS: Record<string, Call> = Object.fromEntries(ENTRIES.filter((entry) => !isSeparate(entry)))

export const SEPARATELY_TESTED = ENTRIES.filter(isSeparate).map(([key]) => key)

/** Lists each once, although Fastify adds HEAD routes and some have an alias. */
export function listEndpoints(app: FastifyInstance): Endpoint[] {
  return [...new Set(app.registeredRoutes.flatMap(({ endpoint }) => endpoint ?? []))]
}

/** `key` is `METHOD /path`. */
export function getEndpoint(app: FastifyInstance, key: string): Endpoint {
  const route = app.registeredRoutes.find(({ endpoint }) => endpoint && `${endpoint.method} ${endpoint.path}` === key)
  if (!route?.endpoint) throw new Error(`the server has no ${key}`)
  return route.endpoint
}

export function getAllowedCaller(app: FastifyInstance, key: string): 'hr' | 'admin' | 'student A' {
  const { roles } = getEndpoint(app, key)
  return roles.includes('hr') ? 'hr' : roles.includes('admin') ? 'admin' : 'student A'
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { token?: string | undefined; id?: string | undefined; body?: unknown; headers?: Record<string, string> }

/** Makes a call of `CALLS`, with `body` instead of the described one if given. */
export async function sendCall(
  scenario: Scenario,
  key: string,
  { token, id = '', body, headers }: Sent,
): Promise<TestResponse> {
  const payload = body ?? (await CALLS[key]?.body?.(scenario, id))
  return scenario.api.call(key.split(' ')[0] as Method, buildUrl(scenario, key, id), payload, token, headers)
}

export function buildUrl(scenario: Scenario, key: string, id = ''): string {
  const path = key.split(' ')[1]!.replace(/\{\w+\}/, () => encodeURIComponent(id))
  const search = buildQuery(scenario, key)
  return search === '' ? path : `${path}?${search}`
}

export const buildQuery = (scenario: Scenario, key: string) =>
  new URLSearchParams(CALLS[key]?.query?.(scenario)).toString()
