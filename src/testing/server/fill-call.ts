import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { TestResponse } from './api.ts'
import type { Call } from './call.ts'
import { CALLS, getAllowedCaller } from './calls.ts'
import { fillTexts, type TextsOf } from './fill-texts.ts'
import { createSession, createStudent } from './fixtures.ts'
import type { Scenario } from './scenario.ts'

export const toKey = ({ method, path }: Endpoint) => `${method} ${path}`

/**
 * Creates what a call of `CALLS` needs, for a new student, or for student A if it reads. `send` makes it as somebody
 * who may, with the texts in each field that takes one.
 */
export async function prepareCall(
  shared: Scenario,
  endpoint: Endpoint,
  fields: { email?: string },
  describe: Call['body'] = CALLS[toKey(endpoint)]?.body,
) {
  const { api, course, batch } = shared
  let created = 0
  const create = (over: object = {}) => {
    const email = fields.email && `${created++}.${fields.email}`
    const place = { courseId: course.id, batchId: batch.id, at: api.now }
    return createStudent(api.db, { ...place, ...fields, ...(email && { email }), ...over })
  }
  const student = endpoint.method === 'GET' ? shared.ids['student A'] : await create()
  const scenario: Scenario = { ...shared, ids: { ...shared.ids, 'student A': student }, createStudent: create }
  const { record, query } = CALLS[toKey(endpoint)]!
  const id = (await record?.(scenario, student)) ?? ''
  const described = { body: await describe?.(scenario, id), query: query?.(scenario) ?? {} }
  const caller = getAllowedCaller(api.app, toKey(endpoint))
  const role = caller === 'student A' ? 'student' : caller
  const { token } = await createSession(api.db, role, api.now, scenario.ids[caller])

  const send = (textsOf: TextsOf, headers: Record<string, string> = {}): Promise<TestResponse> => {
    const filled = {
      body: endpoint.body && fillTexts(endpoint.body, described.body, textsOf),
      query: endpoint.query ? (fillTexts(endpoint.query, described.query, textsOf) as object) : {},
    }
    const path = endpoint.path.replace(/\{\w+\}/, () => encodeURIComponent(id))
    const request = ({ body, query: search }: Sent) => {
      const url = `${path}?${new URLSearchParams(search as Record<string, string>).toString()}`
      return api.call(endpoint.method, url, body, token, headers)
    }
    return sendWithoutRejected(request, filled, described)
  }
  return { student, send }
}

type Sent = { body: unknown; query: object }

/**
 * A field that must name something known, such as a course, gets the described value when the call is rejected for it.
 */
async function sendWithoutRejected(
  request: (sent: Sent) => Promise<TestResponse>,
  filled: Sent,
  described: Sent,
): Promise<TestResponse> {
  const response = await request(filled)
  const rejected = Object.keys((response.body.fields ?? {}) as object).map((field) => field.split('.')[0]!)
  const next = {
    body: restoreFields(filled.body, described.body, rejected),
    query: restoreFields(filled.query, described.query, rejected) as object,
  }
  return response.status === 422 && JSON.stringify(next) !== JSON.stringify(filled)
    ? sendWithoutRejected(request, next, described)
    : response
}

function restoreFields(filled: unknown, described: unknown, names: string[]): unknown {
  if (typeof filled !== 'object' || filled === null || Array.isArray(filled)) return filled
  const known = (described ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(filled)
      .map(([name, value]) => [name, names.includes(name) ? known[name] : value] as const)
      .filter(([, value]) => value !== undefined),
  )
}
