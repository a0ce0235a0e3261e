import type { FastifyInstance } from 'fastify'
import type { Caller, Role } from '#shared/contract/endpoint.ts'
import { exampleOf, type JsonSchema } from '#app/server/openapi-examples.ts'
import { CALLS, getEndpoint } from './calls.ts'
import { captureStatements, type Statement } from './query-plans.ts'
import { CALLER_ROLES, type CallerName, type Scenario } from './scenario.ts'

type Query = Record<string, string>
type Parameter = { name: string; in: string; schema: JsonSchema }

const SEARCHES = ['Asha', 'Asha Rao', '980000', 'asha@example.com', '2026-27/000001']

/** Lists queries of a call: an empty one, and some for each parameter: every option of a filter, tab or sort. */
function listQueries(scenario: Scenario, key: string): Query[] {
  return [
    {},
    ...listParameters(scenario.api.app, key).flatMap((parameter) =>
      listValues(scenario, parameter).map((value) => ({
        ...(parameter.name === 'month' && { year: '2026' }),
        [parameter.name]: String(value),
      })),
    ),
  ]
}

function listParameters(app: FastifyInstance, key: string): Parameter[] {
  const [method = '', path = ''] = key.split(' ')
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, { parameters?: Parameter[] }>> }
  return paths[path]?.[method.toLowerCase()]?.parameters?.filter((parameter) => parameter.in === 'query') ?? []
}

function listValues({ ids, course, batch }: Scenario, { name, schema }: Parameter): unknown[] {
  const known: Record<string, unknown[]> = {
    search: SEARCHES,
    q: SEARCHES,
    page: [50],
    student: [ids['student A']],
    clerk: [ids.hr],
    course: [course.name],
    batch: [batch.code],
    batchCode: [batch.code],
    joined: ['2026', '2026-11'],
  }
  return known[name] ?? schema.enum ?? (schema.type === 'boolean' ? [true, false] : [exampleOf(schema, name)])
}

/**
 * Makes a call with every query, each as everybody who may, and returns the statements that it sends to PostgreSQL. A
 * write has a record of its own.
 */
export async function captureVariants(scenario: Scenario, key: string): Promise<Statement[]> {
  const sent: Statement[] = []
  const { roles, method } = getEndpoint(scenario.api.app, key)
  const createRecord = async () => (await CALLS[key]!.record?.(scenario, scenario.ids['student A'])) ?? ''
  const readId = method === 'GET' ? await createRecord() : undefined
  for (const query of listQueries(scenario, key)) {
    for (const caller of listCallers(roles)) {
      const id = readId ?? (await createRecord())
      const body = await CALLS[key]!.body?.(scenario, id)
      const search = new URLSearchParams({ ...CALLS[key]!.query?.(scenario), ...query }).toString()
      const path = key.split(' ')[1]!.replace(/\{\w+\}/, () => encodeURIComponent(id))
      const token = await scenario.getToken(caller)
      sent.push(...(await captureStatements(() => scenario.api.call(method, `${path}?${search}`, body, token))))
      if (method !== 'GET') scenario.forgetTokens()
    }
  }
  return [...new Map(sent.map((statement) => [getPlanKey(statement), statement])).values()]
}

/** Statements that differ only in ids have the same plan. */
export const getPlanKey = (statement: Statement) => JSON.stringify(statement).replaceAll(ID, '')
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

function listCallers(roles: readonly Caller[]): CallerName[] {
  const isAllowed = (role: Role) => roles.includes(role) || (role === 'student' && roles.includes('own'))
  const callers = (['student A', 'hr', 'admin'] as const).filter((caller) => isAllowed(CALLER_ROLES[caller]!))
  return callers.length > 0 ? callers : ['no token']
}
