import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer as createNet, type Server as NetServer, type Socket } from 'node:net'
import { createServer as createTls, type Server as TlsServer } from 'node:tls'
import { HttpsError } from '#features/overview/tls/server/describe-problem.ts'
import type { HttpsListeners } from '#features/overview/tls/server/https-service.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { BACKLOG } from './listen.ts'
import type { Settings } from './settings.ts'

const HANDSHAKE_TIMEOUT_MS = 10_000

type Address = { host: string; port: number }

/**
 * Listens for https and for certificate authorities. The connections are given to the server of the app, so all its
 * limits and time-outs apply to them.
 */
export function createHttpsListeners(
  getServer: () => HttpServer,
  { PORT }: Pick<Settings, 'PORT'>,
): HttpsListeners & { close: () => void; closeConnections: () => void } {
  const publicSockets = new WeakSet<Socket>()
  const open = new Set<Socket>()
  const give = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    getServer().emit('connection', socket)
  }
  let secure: TlsServer | undefined
  let plain: NetServer | undefined
  return {
    async serve(address, { key, chain }) {
      const context = { key, cert: chain, minVersion: 'TLSv1.2' } as const
      if (secure) secure.setSecureContext(context)
      else {
        const server = createTls({ ...context, ALPNProtocols: ['http/1.1'], handshakeTimeout: HANDSHAKE_TIMEOUT_MS })
        server.on('secureConnection', give)
        await listenOn(server, address, 'httpsPortInUse')
        secure = server
      }
      const bound = secure.address()
      return typeof bound === 'object' && bound ? bound.port : address.port
    },
    async openHttp(address) {
      if (plain || address.port === PORT) return
      const server = createNet({ noDelay: true, allowHalfOpen: true }, (socket) => {
        publicSockets.add(socket)
        give(socket)
      })
      await listenOn(server, address, 'httpPortInUse')
      plain = server
    },
    isPublic: (socket) => publicSockets.has(socket),
    closeConnections() {
      for (const socket of open) socket.destroy()
    },
    close() {
      secure?.close()
      plain?.close()
    },
  }
}

async function listenOn(server: NetServer, { host, port }: Address, inUse: 'httpPortInUse' | 'httpsPortInUse') {
  try {
    server.listen({ host, port, backlog: BACKLOG })
    await once(server, 'listening')
  } catch (error) {
    const code = errorCode(error)
    // A machine without IPv6 has no address that means both.
    if (host === '::' && code === 'EAFNOSUPPORT') return listenOn(server, { host: '0.0.0.0', port }, inUse)
    if (code === 'EADDRINUSE') throw new HttpsError(inUse, String(port))
    if (code === 'EACCES') throw new HttpsError('portNotAllowed', String(port))
    throw new HttpsError('addressUnknown', host)
  }
}
