import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorCode } from '#shared/server/error-code.ts'

const CHECK_MS = 100

export type AppProxy = { url: string; isReady(url: string): boolean; close(): void }

/**
 * Sends requests in turn to the processes whose `/readyz` returns 200, and to the next one if a connection is not
 * accepted, like the HAProxy of `deploy/`.
 */
export async function startAppProxy(urls: readonly string[]): Promise<AppProxy> {
  const ready = new Set<string>()
  let turn = 0

  const check = (url: string) =>
    fetch(`${url}/readyz`)
      .then(({ ok }) => (ok ? ready.add(url) : ready.delete(url)))
      .catch(() => ready.delete(url))
  const timer = setInterval(() => void Promise.all(urls.map(check)), CHECK_MS)
  await Promise.all(urls.map(check))

  function send(request: IncomingMessage, body: Buffer, response: ServerResponse, attempts = urls.length): void {
    const targets = [...ready]
    const target = targets[turn++ % targets.length]
    if (target === undefined) return void response.writeHead(503).end()
    const upstream = forward(target + request.url, { method: request.method, headers: request.headers, agent: false })
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', (error) => {
      if (errorCode(error) === 'ECONNREFUSED' && attempts > 1) return send(request, body, response, attempts - 1)
      response.writeHead(502).end(errorCode(error))
    })
    upstream.end(body)
  }

  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => send(request, Buffer.concat(chunks as Buffer[]), response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (url) => ready.has(url),
    close() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}
