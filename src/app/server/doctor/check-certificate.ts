import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'
import { DAY_MS } from '#shared/contract/durations.ts'
import { isPublicOverHttps, type Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 5_000
/** Certificates for 90 days are renewed 30 days before their end. */
const SOON_DAYS = 14

export async function checkCertificate(settings: Settings): Promise<Finding[]> {
  if (settings.PUBLIC_URL === undefined || !isPublicOverHttps(settings)) return []
  const { hostname, port } = new URL(settings.PUBLIC_URL)
  const subject = 'Certificate'
  try {
    const { end, fault } = await readCertificate(hostname, Number(port || 443))
    const days = Math.floor((end.getTime() - Date.now()) / DAY_MS)
    const until = `of ${hostname} is valid until ${end.toISOString().slice(0, 10)}`
    const advice = 'Renew it where it is kept: in the proxy in front of Munshi.'
    if (fault !== undefined)
      return [{ subject, state: 'fault', text: `of ${hostname} is not accepted: ${fault}`, advice }]
    if (days < SOON_DAYS) return [{ subject, state: 'warning', text: until, advice }]
    return [{ subject, state: 'ok', text: until }]
  } catch (error) {
    const text = `${hostname} does not answer: ${error instanceof Error ? error.message : String(error)}`
    const advice = 'Check the name in PUBLIC_URL, its address in the DNS, and that the proxy in front of Munshi runs.'
    return [{ subject, state: 'fault', text, advice }]
  }
}

async function readCertificate(host: string, port: number): Promise<{ end: Date; fault: string | undefined }> {
  const socket: TLSSocket = connect({ host, port, servername: host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const fault = socket.authorized ? undefined : String(socket.authorizationError)
    return { end: new Date(socket.getPeerCertificate().valid_to), fault }
  } finally {
    socket.destroy()
  }
}
