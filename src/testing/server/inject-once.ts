import type { FastifyInstance, InjectOptions } from 'fastify'

type Injected = { statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer }

/** Works like `app.inject`, but returns only the first part of a stream that does not end by itself. */
export async function injectOnce(app: FastifyInstance, options: InjectOptions): Promise<Injected> {
  if (typeof options.url !== 'string' || !options.url.includes('changes')) return app.inject(options)
  const response = await app.inject({ ...options, payloadAsStream: true })
  const [rawPayload = Buffer.alloc(0)] = (await response.stream().take(1).toArray()) as Buffer[]
  return { statusCode: response.statusCode, headers: response.headers, rawPayload }
}
