import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const BODY_LIMIT = 100 * 1024

/** JSON, with an empty body taken as none; forms, urlencoded and multipart, as flat fields where the contract says so. */
export function acceptBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (String(text).trim() === '') done(null, undefined)
    else void parse(request, String(text), done)
  })
  app.register(formbody, { bodyLimit: BODY_LIMIT })
  app.register(multipart, { limits: { files: 0, fields: 50, fieldSize: BODY_LIMIT } })
  app.addHook('preValidation', async (request) => {
    const spec = request.routeOptions.config.endpoint
    if (!spec?.body) return
    const type = request.headers['content-type'] ?? ''
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)
    if (isForm && !spec.form) throw Object.assign(new Error('forms are not accepted here'), { statusCode: 415 })
    if (request.isMultipart()) request.body = await fieldsOf(request)
    else if (request.body === undefined || request.body === null) request.body = {}
    else if (isForm) request.body = { ...(request.body as object) }
  })
}

/** The parser's own errors have no status; whatever it cannot read is the sender's doing. A name sent twice becomes a list. */
async function fieldsOf(request: FastifyRequest): Promise<object> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'field') continue
      const { fieldname, value } = part
      fields.set(fieldname, fields.has(fieldname) ? [fields.get(fieldname), value] : value)
    }
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
    throw Object.assign(new Error('the form cannot be read', { cause: error }), { statusCode: status })
  }
  return Object.fromEntries(fields)
}
