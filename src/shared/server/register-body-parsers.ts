import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const BODY_LIMIT = 100 * 1024

/**
 * Accepts JSON, where an empty body counts as absent, and forms (urlencoded, multipart) where the endpoint sets `form`.
 */
export function registerBodyParsers(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (String(text).trim() === '') done(null, undefined)
    else void parseJson(request, String(text), done)
  })
  app.register(formbody, { bodyLimit: BODY_LIMIT })
  app.register(multipart, { limits: { files: 0, fields: 50, fieldSize: BODY_LIMIT } })
  app.addHook('preValidation', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint?.body) return
    const type = request.headers['content-type'] ?? ''
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)
    if (isForm && !endpoint.form)
      throw Object.assign(new Error('this endpoint does not accept forms'), { statusCode: 415 })
    if (request.isMultipart()) request.body = await readFields(request)
    else if (request.body === undefined || request.body === null) request.body = {}
    else if (isForm) request.body = { ...(request.body as object) }
  })
}

/** Errors of the parser without a status become 400. */
async function readFields(request: FastifyRequest): Promise<object> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'field') continue
      const { fieldname, value } = part
      fields.set(fieldname, fields.has(fieldname) ? [fields.get(fieldname), value] : value)
    }
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
    throw Object.assign(new Error('malformed form', { cause: error }), { statusCode: status })
  }
  return Object.fromEntries(fields)
}
