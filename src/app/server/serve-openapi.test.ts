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

const getDocument = async (): Promise<Document> => (await api.call('GET', '/api/openapi.json')).body
const listOperations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, path, operation })),
  )

test('the OpenAPI document lists every endpoint with its roles and security', async () => {
  const documented = listOperations(await getDocument())
  const declared = api.app.registeredRoutes.flatMap(({ method, endpoint }) =>
    endpoint?.method === method ? [endpoint] : [],
  )
  expect(documented.map(({ key }) => key).sort()).toEqual(
    declared.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  for (const { roles, summary, method, path } of declared) {
    const { operation } = documented.find(({ key }) => key === `${method} ${path}`)!
    expect(operation['x-roles'], path).toEqual(roles)
    expect(operation.summary, path).toBe(summary)
    expect(operation.security, path).toEqual(roles.includes('anyone') ? undefined : [{ token: [] }])
  }
})

test('the OpenAPI document is well-formed OpenAPI 3.1', async () => {
  const document = await getDocument()
  expect(document.openapi).toBe('3.1.0')
  expect(document.info.title && document.info.version).toBeTruthy()
  for (const { key, path, operation } of listOperations(document)) {
    const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const parameters = operation.parameters ?? []
    expect(
      parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      key,
    ).toEqual(pathNames)
    for (const parameter of parameters) {
      expect(['path', 'query', 'header'], key).toContain(parameter.in)
      if (parameter.in === 'path') expect(parameter.required, key).toBe(true)
      expect(findSchemaFaults(parameter.schema), key).toEqual([])
    }
    expect(Object.keys(operation.responses).length, key).toBeGreaterThan(0)
    for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
      expect(status, key).toMatch(/^(2|4|5)\d\d$/)
      expect(description, key).toBeTypeOf('string')
      for (const { schema } of Object.values(content)) expect(findSchemaFaults(schema), key).toEqual([])
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      expect(findSchemaFaults(schema), key).toEqual([])
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

function findSchemaFaults(schema: Schema): string[] {
  const { type = [], properties = {}, required = [], items, anyOf = [], pattern, $ref } = schema
  const wrongTypes = [type].flat().filter((each) => !TYPES.includes(each))
  const undeclared = required.filter((name) => !(name in properties))
  return [
    ...wrongTypes.map((each) => `unknown type: ${each}`),
    ...undeclared.map((name) => `required property is not declared: ${name}`),
    ...($ref === undefined ? [] : [`unresolved reference: ${$ref}`]),
    ...(pattern !== undefined && !isValidPattern(pattern) ? [`invalid pattern: ${pattern}`] : []),
    ...[...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(findSchemaFaults),
  ]
}

function isValidPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

test('the documentation page loads only resources that its content security policy allows', async () => {
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
