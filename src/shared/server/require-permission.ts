import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#shared/contract/endpoint.ts'

export type RegisteredRoute = { method: string; url: string; endpoint: Endpoint | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: readonly RegisteredRoute[]
  }
}

/**
 * Throws at startup for a route under /api without an endpoint, and so without a permission, except hidden documentation
 * routes.
 */
export function requirePermission(app: FastifyInstance) {
  const registeredRoutes: RegisteredRoute[] = []
  app.decorate('registeredRoutes', registeredRoutes)
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const endpoint = config?.endpoint
    const isDocument = schema !== undefined && 'hide' in schema && schema.hide === true
    if (url.startsWith('/api') && !endpoint && !isDocument)
      throw new Error(`${String(method)} ${url} requires no permission`)
    for (const each of [method].flat()) registeredRoutes.push({ method: each, url, endpoint })
  })
}
