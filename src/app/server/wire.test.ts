import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { faultsOf } from '#testing/server/plain-words.ts'
import { served } from '#testing/server/served.ts'

const api = startTestApi()

let app: FastifyInstance
let port = 0
beforeAll(async () => {
  app = await served(api)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

const PATIENCE = 5000

/** What the server says to these bytes until it closes the connection, or says nothing more. */
async function said(bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    const done = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      setTimeout(done, 50)
    })
    socket.on('close', done)
    // A server that has refused what is still being sent closes in the middle of it.
    socket.on('error', done)
    socket.on('connect', () => socket.write(bytes))
    socket.on('close', () => clearTimeout(timer))
  })
}

const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body }
}

const HOST = 'Host: localhost\r\n'
const post = (headers: string, body = '') => `POST /api/user/login HTTP/1.1\r\n${HOST}${headers}\r\n${body}`
const JSON_TYPE = 'Content-Type: application/json\r\n'

const REFUSED: Record<string, string | Buffer> = {
  'no HTTP at all': 'hello\r\n\r\n',
  'nothing but NUL': Buffer.alloc(100),
  'a greeting of TLS': Buffer.from('16030100', 'hex'),
  'no such version': 'GET / HTTP/9.9\r\n\r\n',
  'a space in a header’s name': `GET /api/institute HTTP/1.1\r\n${HOST}X Y: 1\r\n\r\n`,
  'NUL in a header': `GET /api/institute HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`,
  'a header without end': `GET /api/institute HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`,
  'an address without end': `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
  'an address that cannot be read': `GET /api/user/%zz HTTP/1.1\r\n${HOST}\r\n`,
  'two lengths': post(`${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}'),
  'a length and chunks': post(`${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  'a length that is none': post(`${JSON_TYPE}Content-Length: -1\r\n`, '{}'),
  'a chunk that is none': post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n'),
  'an encoding that is unknown': post(`${JSON_TYPE}Transfer-Encoding: x\r\n`, '{}'),
  'a type without sense': post('Content-Type: \x80\xff\r\nContent-Length: 2\r\n', '{}'),
  '10 MB that are announced': post(`${JSON_TYPE}Content-Length: 10485760\r\n`, 'x'.repeat(10_485_760)),
  '10 MB in chunks': post(
    `${JSON_TYPE}Transfer-Encoding: chunked\r\n`,
    `100000\r\n${'x'.repeat(1_048_576)}\r\n`.repeat(10),
  ),
  '10 MB of a form': `POST /api/batch HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10485760\r\n\r\n--x\r\n${'x'.repeat(10_485_000)}`,
  'a method that is none': `FETCH /api/user HTTP/1.1\r\n${HOST}\r\n`,
  TRACE: `TRACE /api/user HTTP/1.1\r\n${HOST}\r\n`,
}

describe('over the wire', () => {
  test.each(Object.entries(REFUSED))('%s is refused, soon and in plain words', async (_, bytes) => {
    const { status, body, head } = read(await said(bytes))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(faultsOf(body)).toEqual([])
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  test('and the server goes on', async () => {
    const { status } = read(await said(`GET /api/institute HTTP/1.1\r\n${HOST}\r\n`))
    expect(status).toBe(200)
  })

  test('what follows a refused body is not taken for a request', async () => {
    const hidden = `GET /api/institute HTTP/1.1\r\n${HOST}\r\n`
    const answer = await said(post(`${JSON_TYPE}Content-Length: 200000\r\n`, hidden.padEnd(200_000, ' ')))
    expect(answer).not.toContain('HTTP/1.1 200')
  })
})
