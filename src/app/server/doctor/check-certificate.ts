import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import { readAttempts } from '#features/overview/tls/server/attempts.ts'
import { parseCertificate } from '#features/overview/tls/server/certificate.ts'
import { describeProblem } from '#features/overview/tls/server/describe-problem.ts'
import { isReadByOthers, LOCAL_FILE, readSecret, SECRET_FILES } from '#features/overview/tls/server/https-files.ts'
import type { AcmePlan, LocalPlan } from '#features/overview/tls/server/https-plan.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { getHttpsPlan } from '../https-plan.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 5_000
/** Certificates for 90 days are renewed 30 days before their end. */
const SOON_DAYS = 14

const subject = 'Certificate'

export async function checkCertificate(settings: Settings): Promise<Finding[]> {
  const plan = getHttpsPlan(settings)
  if (plan.mode === 'local') return [...(await checkLocal(plan)), ...(await checkRights(plan))]
  if (settings.PUBLIC_URL === undefined || new URL(settings.PUBLIC_URL).protocol !== 'https:') return []
  const url = new URL(settings.PUBLIC_URL)
  if (plan.mode !== 'acme') return [await checkServed(url, PROXY_ADVICE)]
  const attempts = await readAttempts(plan).catch(() => undefined)
  const advice =
    attempts === undefined
      ? { renew: 'Munshi renews it while it runs; its log says why it did not.', noAnswer: ACME_NO_ANSWER }
      : { renew: describeProblem(attempts.problem), noAnswer: describeProblem(attempts.problem) }
  return [await checkServed(url, advice), ...(await checkRights(plan))]
}

type Advice = { renew: string; noAnswer: string }

const PROXY_ADVICE: Advice = {
  renew: 'Renew it where it is kept: in the proxy in front of Munshi.',
  noAnswer: 'Check the name in PUBLIC_URL, its address in the DNS, and that the proxy in front of Munshi runs.',
}
const ACME_NO_ANSWER =
  'Check the name in PUBLIC_URL, its address in the DNS, and that the firewall lets ports 80 and 443 in. Munshi obtains a certificate while it runs. If a proxy serves https, set TRUST_PROXY to its addresses.'

async function checkServed({ hostname, port }: URL, advice: Advice): Promise<Finding> {
  try {
    const { end, fault } = await readServed(hostname, Number(port || 443))
    if (fault !== undefined)
      return { subject, state: 'fault', text: `of ${hostname} is not accepted: ${fault}`, advice: advice.renew }
    return describeEnd(hostname, end, advice.renew)
  } catch (error) {
    const text = `${hostname} does not answer: ${error instanceof Error ? error.message : String(error)}`
    return { subject, state: 'fault', text, advice: advice.noAnswer }
  }
}

function describeEnd(name: string, end: Date, advice: string): Finding {
  const text = `of ${name} is valid until ${end.toISOString().slice(0, 10)}`
  const isSoon = end.getTime() - Date.now() < SOON_DAYS * DAY_MS
  return isSoon ? { subject, state: 'warning', text, advice } : { subject, state: 'ok', text }
}

async function readServed(host: string, port: number): Promise<{ end: Date; fault: string | undefined }> {
  const socket: TLSSocket = connect({ host, port, servername: host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const fault = socket.authorized ? undefined : String(socket.authorizationError)
    return { end: new Date(socket.getPeerCertificate().valid_to), fault }
  } finally {
    socket.destroy()
  }
}

/** No other authority says whether it is accepted. */
async function checkLocal({ directory }: LocalPlan): Promise<Finding[]> {
  const file = join(directory, LOCAL_FILE)
  const advice = 'Start Munshi, which makes a new one; its log says why it did not.'
  try {
    const pem = await readSecret(directory, LOCAL_FILE)
    if (pem === undefined) return [{ subject, state: 'ok', text: 'of the local authority is made by the first start' }]
    return [describeEnd('the local authority', parseCertificate(pem).notAfter, advice)]
  } catch (error) {
    const text = `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`
    return [{ subject, state: 'fault', text, advice: `Make it readable for this account, or delete it. ${advice}` }]
  }
}

async function checkRights({ directory }: AcmePlan | LocalPlan): Promise<Finding[]> {
  const files = SECRET_FILES.map((name) => join(directory, name)).filter(existsSync)
  const open: Finding[] = []
  for (const file of files)
    if (await isReadByOthers(file))
      open.push({ subject, state: 'fault', text: `other accounts can read ${file}`, advice: `chmod 600 ${file}` })
  return open
}
