import { tryToListen } from '#shared/server/try-to-listen.ts'
import { describeListenError } from '../listen.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 3_000

export async function checkPort({ HOST, PORT }: Settings): Promise<Finding[]> {
  const address = `${HOST}:${PORT}`
  const code = await tryToListen(HOST, PORT)
  if (code === undefined) return [{ subject: 'Port', state: 'ok', text: `${address} is free` }]
  if (code === 'EADDRINUSE' && (await isMunshi(HOST, PORT)))
    return [{ subject: 'Port', state: 'ok', text: `${address} is used by Munshi, which runs` }]
  const advice =
    describeListenError(code, { HOST, PORT }) ?? 'Choose another port with PORT, or another address with HOST.'
  return [{ subject: 'Port', state: 'fault', text: `${address} cannot be used (${code})`, advice }]
}

/** An address that means all of this machine's has no answer of its own. */
async function isMunshi(host: string, port: number): Promise<boolean> {
  const local = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const url = `http://${local.includes(':') ? `[${local}]` : local}:${port}/healthz`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ((await response.json()) as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}
