import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The contract as OpenAPI: the document at /api/openapi.json, a page to read and try it at /api/docs. Before the routes. */
export async function serveDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Munshi',
        version: '1',
        description: 'Every call of the institute’s books, with the roles that may make it.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const made = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0])
      return { url: made.url, schema: withRoles(made.schema as FastifySchema, document.route) }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { persistAuthorization: false },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Swagger UI writes styles of its own into the page, so it has a policy of its own. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

function withRoles(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const endpoint = route.config?.endpoint
  if (!endpoint) return { ...schema, hide: true }
  const isOpen = endpoint.roles.includes('anyone')
  return {
    ...schema,
    description: `Who may: ${endpoint.roles.join(', ')}.`,
    'x-roles': endpoint.roles,
    ...(!isOpen && { security: [{ token: [] }] }),
  } as FastifySchema
}
