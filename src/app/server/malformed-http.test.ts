import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { findResponseFaults } from '#testing/server/response-faults.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'

const api = startTestApi()

let app: FastifyInstance
let port = 0
beforeAll(async () => {
  app = await buildAppWithPage(api)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

const TIMEOUT_MS = 5000

async function sendBytes(bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    const done = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    const timer = setTimeout(() => reject(new Error('no response in time')), TIMEOUT_MS)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      setTimeout(done, 50)
    })
    socket.on('close', done)
    // The server may reject the request and close the connection while it is still being sent.
    socket.on('error', done)
    socket.on('connect', () => socket.write(bytes))
    socket.on('close', () => clearTimeout(timer))
  })
}

const parseResponse = (response: string) => {
  const [head = '', body = ''] = response.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body }
}

const HOST = 'Host: localhost\r\n'
const post = (headers: string, body = '') => `POST /api/user/login HTTP/1.1\r\n${HOST}${headers}\r\n${body}`
const JSON_TYPE = 'Content-Type: application/json\r\n'

const MALFORMED: Record<string, string | Buffer> = {
  'text that is not HTTP': 'hello\r\n\r\n',
  'NUL bytes': Buffer.alloc(100),
  'a TLS handshake': Buffer.from('16030100', 'hex'),
  'an unknown HTTP version': 'GET / HTTP/9.9\r\n\r\n',
  'a space in a header name': `GET /api/institute HTTP/1.1\r\n${HOST}X Y: 1\r\n\r\n`,
  'NUL in a header': `GET /api/institute HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`,
  'a header of 100 kB': `GET /api/institute HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`,
  'a URL of 100 kB': `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
  'a malformed URL': `GET /api/user/%zz HTTP/1.1\r\n${HOST}\r\n`,
  'two content lengths': post(`${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}'),
  'a content length and chunks': post(`${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  'a negative content length': post(`${JSON_TYPE}Content-Length: -1\r\n`, '{}'),
  'a malformed chunk': post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n'),
  'an unknown transfer encoding': post(`${JSON_TYPE}Transfer-Encoding: x\r\n`, '{}'),
  'a malformed content type': post('Content-Type: \x80\xff\r\nContent-Length: 2\r\n', '{}'),
  'a body of 10 MB': post(`${JSON_TYPE}Content-Length: 10485760\r\n`, 'x'.repeat(10_485_760)),
  '10 MB in chunks': post(
    `${JSON_TYPE}Transfer-Encoding: chunked\r\n`,
    `100000\r\n${'x'.repeat(1_048_576)}\r\n`.repeat(10),
  ),
  'a form of 10 MB': `POST /api/batch HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10485760\r\n\r\n--x\r\n${'x'.repeat(10_485_000)}`,
  'an unknown method': `FETCH /api/user HTTP/1.1\r\n${HOST}\r\n`,
  TRACE: `TRACE /api/user HTTP/1.1\r\n${HOST}\r\n`,
}

describe('malformed HTTP', () => {
  test.each(Object.entries(MALFORMED))('%s is rejected (4xx) with the usual error body', async (_, bytes) => {
    const { status, body, head } = parseResponse(await sendBytes(bytes))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(findResponseFaults(body)).toEqual([])
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  test('does not affect later requests', async () => {
    const { status } = parseResponse(await sendBytes(`GET /api/institute HTTP/1.1\r\n${HOST}\r\n`))
    expect(status).toBe(200)
  })

  test('in a rejected body is not parsed as a request', async () => {
    const hidden = `GET /api/institute HTTP/1.1\r\n${HOST}\r\n`
    const response = await sendBytes(post(`${JSON_TYPE}Content-Length: 200000\r\n`, hidden.padEnd(200_000, ' ')))
    expect(response).not.toContain('HTTP/1.1 200')
  })
})
