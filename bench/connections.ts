import { Agent, request as send } from 'node:http'
import type { Request } from './cases/case.ts'

export type Answer = { status: number; ms: number; bytes: number; body: Buffer }
export type Connections = { send(request: Request): Promise<Answer>; close(): void }

/**
 * Opens connections that stay open, as a browser's do. `bytes` are those of the wire, headers included; the body is as
 * it was sent.
 */
export function openConnections(url: string, token: string | undefined, count: number): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const { hostname: host, port } = new URL(url)
  const common = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'accept-encoding': 'br, gzip',
  }
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const started = performance.now()
        const content =
          text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
        const request = send({ host, port, agent, method, path, headers: { ...common, ...content, ...headers } })
        request.on('error', reject)
        let countBytes = () => 0
        request.on('socket', (socket) => {
          const before = socket.bytesRead
          countBytes = () => socket.bytesRead - before
        })
        request.on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - started,
              bytes: countBytes(),
              body: Buffer.concat(chunks),
            })
          })
        })
        request.end(text)
      }),
    close: () => agent.destroy(),
  }
}
