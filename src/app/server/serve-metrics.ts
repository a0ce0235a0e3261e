import { once } from 'node:events'
import { createServer } from 'node:http'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { Metrics } from './metrics.ts'

type Address = { host: string; port: number }

/**
 * Serves the metrics at a port of their own, so that the proxy in front of the app does not publish them. Returns a
 * function that stops it.
 */
export async function serveMetrics(metrics: Metrics, { host, port }: Address): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void metrics.format().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartupError(
      `This process cannot listen on ${host}:${port} (${errorCode(error)}). Choose another METRICS_ADDRESS.`,
    )
  }
  return () => {
    metrics.stop()
    server.close()
    server.closeAllConnections()
  }
}
