import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { ROLES, type Endpoint } from '#shared/contract/endpoint.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { exampleOf, type JsonSchema } from './openapi-examples.ts'
import { findOperation, tags } from './openapi-operations.ts'

/** Call it before the routes are registered. */
export async function serveOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Munshi',
        version: '1',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      tags,
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' } },
      },
    },
    transform: (input) => {
      const transformed = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0])
      return { url: transformed.url, schema: describeRoute(transformed.schema as FastifySchema, input.route) }
    },
    transformObject: (document) => ('openapiObject' in document ? describe(document.openapiObject as Document) : {}),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { persistAuthorization: false },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

const DESCRIPTION = [
  'The API of a training institute. Each operation names the permission that it requires and the roles that have it; `own` is a student with access to their own records.',
  'A record has a `version`: send it as `If-Match: "3"` with a change, and a change by somebody else in between returns 409.',
  `Errors have the same body everywhere: \`{code, message, fields?, current?}\`. Messages are in the language of \`Accept-Language\` (${LANGUAGES.join(', ')}).`,
].join('\n\n')

/** Swagger UI needs inline styles. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

function describeRoute(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const endpoint = route.config?.endpoint
  if (!endpoint || ('hide' in schema && schema.hide === true)) return { ...schema, hide: true }
  const { operationId, tag } = findOperation(endpoint) ?? {}
  return {
    ...schema,
    ...(operationId !== undefined && { operationId, tags: [tag] }),
    description: `Permission: ${endpoint.may}. Roles: ${endpoint.roles.join(', ')}.`,
    'x-permission': endpoint.may,
    'x-roles': endpoint.roles,
    security: securityOf(endpoint),
    ...(endpoint.form && { consumes: FORM_TYPES }),
  } as FastifySchema
}

const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

function securityOf({ roles }: Endpoint): Record<string, string[]>[] {
  if (!roles.includes('anyone')) return [{ token: [] }]
  return roles.length === 1 ? [] : [{}, { token: [] }]
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Response = { description: string; content?: Content } | { $ref: string }
type Operation = {
  description?: string
  parameters?: object[]
  requestBody?: { content: Content }
  responses: Record<string, Response>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}

const PROBLEMS: Record<number, [description: string, code: string, message: string]> = {
  400: ['The request could not be understood.', 'not_understood', 'What was sent could not be understood.'],
  401: ['The token is missing, unknown or expired, or the password is wrong.', 'signed_out', 'Sign in again.'],
  403: ['The caller may not do this.', 'forbidden', 'You may not do this.'],
  404: ['There is no such record.', 'not_found', 'This record was not found.'],
  409: ['The state of the record does not allow this.', 'stale', 'Somebody else has changed this record.'],
  413: ['The body is too large.', 'too_large', 'What was sent is too large.'],
  415: ['The body has another content type.', 'unsupported_type', 'This kind of content is not accepted here.'],
  422: ['A value is missing or invalid; see `fields`.', 'invalid', 'Check the highlighted fields.'],
  429: ['Too many requests; see `Retry-After`.', 'too_many', 'Too many requests. Try again in a moment.'],
  503: ['Busy, or the database is unavailable; see `Retry-After`.', 'busy', 'Send it again in a moment.'],
}

function listProblems({ method, roles, params, query, body }: Endpoint): number[] {
  const needsToken = !roles.includes('anyone')
  const isForSome = needsToken && ROLES.some((role) => !(roles as readonly string[]).includes(role))
  const changes = method !== 'GET' && (body !== undefined || params !== undefined)
  return [
    400,
    ...(needsToken || roles.length > 1 || body ? [401] : []),
    ...(isForSome || body ? [403] : []),
    ...(params ? [404] : []),
    ...(changes ? [409] : []),
    ...(body ? [413, 415] : []),
    ...(body || query ? [422] : []),
    ...(method === 'GET' ? [] : [429]),
    503,
  ]
}

const problemSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A message per invalid field.' },
    current: { type: 'object', description: 'The current record, with a 409.' },
  },
}

/** Adds examples, error responses and the `Idempotency-Key` header. */
function describe(document: Document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const found = findOperation({ method: method.toUpperCase(), path } as Pick<Endpoint, 'method' | 'path'>)
      if (found) describeOperation(operation, found.endpoint)
    }
  }
  const problems = Object.entries(PROBLEMS).map(([status, [description, code, message]]) => [
    status,
    {
      description,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example: { code, message } },
      },
    },
  ])
  document.components = {
    ...document.components,
    schemas: { ...document.components?.['schemas'], Problem: problemSchema },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'A repeated request with the same key and body gets the first response.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    },
    responses: Object.fromEntries(problems) as Record<string, unknown>,
  }
  return document
}

function describeOperation(operation: Operation, endpoint: Endpoint) {
  if (endpoint.file !== undefined)
    operation.responses = {
      200: { description: '', content: { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } } },
    }
  if (endpoint.stream !== undefined)
    operation.responses = { 200: { description: '', content: renameMedia(operation.responses[200], endpoint.stream) } }
  const { requestBody, responses } = operation
  for (const content of [requestBody?.content, ...Object.values(responses).map(contentOf)])
    for (const media of Object.values(content ?? {})) media.example = exampleOf(media.schema)
  for (const response of Object.values(responses)) if ('description' in response) response.description = 'Success'
  for (const status of listProblems(endpoint)) responses[status] = { $ref: `#/components/responses/${status}` }
  if (endpoint.confirm)
    operation.description = `If the password was entered more than ten minutes ago${describeConfirmedFields(endpoint.confirm)}: 403 \`confirmation_required\`. Call \`POST /api/session/confirm\`, then repeat the request.`
  if (endpoint.idempotent)
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }]
}

const describeConfirmedFields = (confirm: true | readonly string[]) =>
  confirm === true ? '' : `, and ${confirm.map((field) => `\`${field}\``).join(' or ')} changes`

const renameMedia = (response: Response | undefined, type: string): Content =>
  Object.fromEntries(Object.values((response && contentOf(response)) ?? {}).map((media) => [type, media]))

const contentOf = (response: Response) => ('content' in response ? response.content : undefined)
