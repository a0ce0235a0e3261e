import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#shared/contract/endpoint.ts'

export type ListedRoute = { method: string; url: string; endpoint: Endpoint | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the running server, in the order in which the rooms mount them. */
    listed: readonly ListedRoute[]
  }
}

/** A call under /api that does not say who may make it keeps the server from starting; only the API's own documents need not. */
export function requireRoles(app: FastifyInstance) {
  const listed: ListedRoute[] = []
  app.decorate('listed', listed)
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const endpoint = config?.endpoint
    const isDocument = schema !== undefined && 'hide' in schema && schema.hide === true
    if (url.startsWith('/api') && !endpoint && !isDocument)
      throw new Error(`${String(method)} ${url} does not say who may call it`)
    for (const each of [method].flat()) listed.push({ method: each, url, endpoint })
  })
}
