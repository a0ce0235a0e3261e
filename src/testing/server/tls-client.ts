import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { connect, type TLSSocket } from 'node:tls'
import type { IncomingMessage } from 'node:http'

type Target = { port: number; name: string; ca?: string }

/** Opens a connection to 127.0.0.1 that checks the certificate, if `ca` is given. */
export async function openTls({ port, name, ca }: Target): Promise<TLSSocket> {
  const socket = connect({
    host: '127.0.0.1',
    port,
    ...(name.includes('.') && !/^\d/.test(name) && { servername: name }),
    ...(ca === undefined ? { rejectUnauthorized: false } : { ca }),
  })
  await once(socket, 'secureConnect')
  // The server may end it at any time.
  socket.on('error', () => {})
  return socket
}

/** Sends a request over the connection, and keeps it open. */
export async function requestOver(socket: TLSSocket, path: string): Promise<{ status: number; body: string }> {
  const sent = request({ createConnection: () => socket, path, headers: { connection: 'keep-alive' } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await text(response) }
}
