import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

type Operation = {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  security?: { token: [] }[]
  'x-roles': string[]
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

const document = async (): Promise<Document> => (await api.call('GET', '/api/openapi.json')).body
const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, path, operation })),
  )

test('the document lists every call with its roles, and whether it wants a token', async () => {
  const listed = operations(await document())
  const declared = api.app.listed.flatMap(({ method, endpoint }) => (endpoint?.method === method ? [endpoint] : []))
  expect(listed.map(({ key }) => key).sort()).toEqual(declared.map(({ method, path }) => `${method} ${path}`).sort())
  for (const { roles, summary, method, path } of declared) {
    const { operation } = listed.find(({ key }) => key === `${method} ${path}`)!
    expect(operation['x-roles'], path).toEqual(roles)
    expect(operation.summary, path).toBe(summary)
    expect(operation.security, path).toEqual(roles.includes('anyone') ? undefined : [{ token: [] }])
  }
})

test('the document is well-formed OpenAPI 3.1', async () => {
  const whole = await document()
  expect(whole.openapi).toBe('3.1.0')
  expect(whole.info.title && whole.info.version).toBeTruthy()
  for (const { key, path, operation } of operations(whole)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const parameters = operation.parameters ?? []
    expect(
      parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      key,
    ).toEqual(inPath)
    for (const parameter of parameters) {
      expect(['path', 'query', 'header'], key).toContain(parameter.in)
      if (parameter.in === 'path') expect(parameter.required, key).toBe(true)
      expect(faultsIn(parameter.schema), key).toEqual([])
    }
    expect(Object.keys(operation.responses).length, key).toBeGreaterThan(0)
    for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
      expect(status, key).toMatch(/^(2|4|5)\d\d$/)
      expect(description, key).toBeTypeOf('string')
      for (const { schema } of Object.values(content)) expect(faultsIn(schema), key).toEqual([])
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      expect(faultsIn(schema), key).toEqual([])
  }
})

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  pattern?: string
  $ref?: string
}

/** What a reader of JSON Schema 2020-12 would stumble over. */
function faultsIn(schema: Schema): string[] {
  const { type = [], properties = {}, required = [], items, anyOf = [], pattern, $ref } = schema
  const wrongTypes = [type].flat().filter((each) => !TYPES.includes(each))
  const unknown = required.filter((name) => !(name in properties))
  return [
    ...wrongTypes.map((each) => `no type: ${each}`),
    ...unknown.map((name) => `requires ${name}, which is not described`),
    ...($ref === undefined ? [] : [`points to ${$ref}`]),
    ...(pattern !== undefined && !isPattern(pattern) ? [`no pattern: ${pattern}`] : []),
    ...[...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(faultsIn),
  ]
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

test('the page to read it loads nothing that its own policy refuses', async () => {
  const { body, headers } = await api.call('GET', '/api/docs/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(body).not.toMatch(/<script(?![^>]*src=)[^>]*>|\son\w+=|javascript:|https?:\/\//i)
  const loaded = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!)
  expect(loaded.length).toBeGreaterThan(3)
  for (const path of loaded) {
    const { statusCode } = await api.app.inject({ url: new URL(path, 'http://localhost/api/docs/').pathname })
    expect(statusCode, path).toBe(200)
  }
})
