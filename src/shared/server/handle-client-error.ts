import type { ConnectionError } from 'fastify'
import type { Socket } from 'node:net'
import { toHttpError } from './to-http-error.ts'
import type { Translate } from './messages.ts'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds to malformed HTTP, which reaches no route, with the usual error body, and closes the connection. */
export const handleClientError = (translate: Translate) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { problem } = toHttpError(Object.assign(new Error('malformed HTTP'), { statusCode: 400 }), 'en', translate)
  const body = JSON.stringify(problem)
  const lines = [
    `HTTP/1.1 ${STATUS_LINES[error.code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
