import type { FastifyInstance, onSendHookHandler } from 'fastify'

/**
 * Leaves out what clients know without a header: on a slow line, the headers of a small response take longer than its
 * body. Call it after the compression is registered, which adds `Vary`.
 */
export function shortenHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    // Without the header, HTTP/1.1 keeps a connection. `Connection: close` is set later and sent.
    if (request.raw.httpVersion === '1.1') reply.raw.removeHeader('connection')
    done()
  })
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), shorten]
  })
}

/** JSON is always UTF-8, and scripts have the encoding of their page, which is too. */
const SHORT_TYPES = new Map<unknown, string>([
  ['application/json; charset=utf-8', 'application/json'],
  ['application/javascript; charset=utf-8', 'text/javascript'],
])

const shorten: onSendHookHandler = (_request, reply, payload, done) => {
  const type = SHORT_TYPES.get(reply.getHeader('content-type'))
  if (type !== undefined) reply.header('content-type', type)
  // Tells caches how to find a response again, and they do not keep this one.
  if (reply.getHeader('cache-control') === 'no-store') reply.removeHeader('vary')
  done(null, payload)
}
