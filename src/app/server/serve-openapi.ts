import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Call it before the routes are registered. */
export async function serveOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Munshi',
        version: '1',
        description: 'The API of a training institute. Each operation lists the roles that may call it.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => {
      const transformed = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0])
      return { url: transformed.url, schema: withRoles(transformed.schema as FastifySchema, input.route) }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { persistAuthorization: false },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Swagger UI needs inline styles. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

function withRoles(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const endpoint = route.config?.endpoint
  if (!endpoint) return { ...schema, hide: true }
  const isPublic = endpoint.roles.includes('anyone')
  return {
    ...schema,
    description: `Roles: ${endpoint.roles.join(', ')}.`,
    'x-roles': endpoint.roles,
    ...(!isPublic && { security: [{ token: [] }] }),
  } as FastifySchema
}
