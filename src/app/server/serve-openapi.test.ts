import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { listEndpoints } from '#testing/server/calls.ts'

const api = startTestApi()

type Operation = {
  operationId: string
  tags: string[]
  summary?: string
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; description: string; content?: Record<string, { schema: object }> }>
  security?: { token: [] }[]
  'x-roles': string[]
}
type Document = {
  tags: { name: string }[]
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
  const declared = listEndpoints(api.app)
  expect(documented.map(({ key }) => key).sort()).toEqual(
    declared.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  for (const { roles, summary, method, path } of declared) {
    const { operation } = documented.find(({ key }) => key === `${method} ${path}`)!
    expect(operation['x-roles'], path).toEqual(roles)
    expect(operation.summary, path).toBe(summary)
    const security = roles.includes('anyone') ? (roles.length === 1 ? [] : [{}, { token: [] }]) : [{ token: [] }]
    expect(operation.security, path).toEqual(security)
  }
})

test("the OpenAPI document passes Redocly's recommended rules without errors and warnings", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(await getDocument())
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('each operation has an id, a described tag, error responses, and examples of its bodies', async () => {
  const document = await getDocument()
  const operations = listOperations(document)
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(operations.length)
  const tagNames = document.tags.map(({ name }) => name)
  for (const { key, operation } of operations) {
    expect(operation.operationId, key).toMatch(/^[a-z]\w+$/)
    expect(tagNames, key).toContain(operation.tags?.[0])
    expect(Object.keys(operation.responses), key).toEqual(expect.arrayContaining(['400', '503']))
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
    for (const media of Object.values({ ...success?.content, ...operation.requestBody?.content }))
      expect(media, key).toHaveProperty('example')
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
    for (const parameter of parameters.filter(({ $ref }) => $ref === undefined)) {
      expect(['path', 'query', 'header'], key).toContain(parameter.in)
      if (parameter.in === 'path') expect(parameter.required, key).toBe(true)
      expect(findSchemaFaults(parameter.schema), key).toEqual([])
    }
    expect(Object.keys(operation.responses).length, key).toBeGreaterThan(0)
    for (const [status, { $ref, description, content = {} }] of Object.entries(operation.responses)) {
      expect(status, key).toMatch(/^(2|4|5)\d\d$/)
      if ($ref !== undefined) continue
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
