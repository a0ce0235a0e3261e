import { once } from 'node:events'
import { connect } from 'node:tls'

const TIMEOUT_MS = 5_000

/** Returns whether something serves this address with a certificate that is accepted. */
export async function isServedElsewhere(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return true
  } catch {
    return false
  } finally {
    // An error may follow the time-out.
    socket.on('error', () => {}).destroy()
  }
}
