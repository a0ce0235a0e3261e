// Runs as a process of its own: a route returns a constant of the given size, which is the least that a call can cost.
import fastify from 'fastify'

const texts = new Map<number, string>()
const app = fastify({ logger: false })
app.get<{ Params: { bytes: string } }>('/:bytes', (request, reply) => {
  const bytes = Number(request.params.bytes)
  const text = texts.get(bytes) ?? 'x'.repeat(bytes)
  texts.set(bytes, text)
  return reply.type('application/json; charset=utf-8').send(text)
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
