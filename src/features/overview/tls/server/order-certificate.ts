import { generateKeyPairSync } from 'node:crypto'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { assertClock, type KeyAndChain, parseCertificate, toPem } from './certificate.ts'
import { deleteChallenge, writeChallenge } from './challenges.ts'
import { HttpsError } from './describe-problem.ts'
import { ACCOUNT_FILE, readSecret, writeSecret } from './https-files.ts'
import type { AcmePlan } from './https-plan.ts'

const REQUEST_TIMEOUT_MS = 30_000
const ORDER_TIMEOUT_MS = 5 * MINUTE_MS

export type OrderCertificate = (plan: AcmePlan, now: Date, signal: AbortSignal) => Promise<KeyAndChain>

/** Throws an HttpsError. */
export const orderCertificate: OrderCertificate = async (plan, now, signal) => {
  const waited: Waited = {}
  try {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(ORDER_TIMEOUT_MS)])
    const pair = await Promise.race([order(plan, waited), rejectOnAbort(ended)])
    const certificate = parseCertificate(toPem(pair))
    if (!certificate.covers(plan.name)) throw new HttpsError('rejected', `the certificate is not for ${plan.name}`)
    assertClock(certificate, now)
    return pair
  } catch (error) {
    throw error instanceof HttpsError ? error : explain(error, plan, now, waited)
  }
}

type Waited = { seconds?: number }

/** Loads the client, which nothing else needs. */
async function order({ directory, name, email, authority }: AcmePlan, waited: Waited): Promise<KeyAndChain> {
  const { default: acme } = await import('acme-client')
  acme.axios.defaults.timeout = REQUEST_TIMEOUT_MS
  // The client's own handler repeats requests for as long as the authority says, and hides why none was answered.
  acme.axios.interceptors.response.clear()
  acme.axios.interceptors.response.use(undefined, (error: { response?: { headers: Record<string, unknown> } }) => {
    const { response } = error
    if (!response) throw error
    const seconds = Number(response.headers['retry-after'])
    if (seconds > 0) waited.seconds = seconds
    return response
  })
  const client = new acme.Client({ directoryUrl: authority, accountKey: await readAccountKey(directory) })
  const [key, csr] = await acme.crypto.createCsr({ altNames: [name] }, createKey())
  const chain = await client.auto({
    csr,
    ...(email !== undefined && { email }),
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    // From inside, many routers do not lead to the public address.
    skipChallengeVerification: true,
    challengeCreateFn: (_authorization, { token }, text) => writeChallenge(directory, token, text),
    challengeRemoveFn: (_authorization, { token }) => deleteChallenge(directory, token),
  })
  return { key: key.toString(), chain }
}

const createKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

async function readAccountKey(directory: string): Promise<string> {
  const known = await readSecret(directory, ACCOUNT_FILE)
  if (known !== undefined) return known
  const key = createKey()
  await writeSecret(directory, ACCOUNT_FILE, key)
  return key
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new HttpsError('authorityUnreachable', 'no answer in time')), {
      once: true,
    })
  })

const CLOCK_CODES = new Set(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED'])

function explain(error: unknown, { authority }: AcmePlan, now: Date, { seconds }: Waited): unknown {
  const code = errorCode(error)
  const text = error instanceof Error ? error.message : String(error)
  if (code !== undefined && CLOCK_CODES.has(code))
    return new HttpsError('clock', `it says ${now.toISOString()}; the authority's own certificate has another time`)
  if (code !== undefined && 'syscall' in (error as object) && 'path' in (error as object)) return error
  if (code !== undefined) return new HttpsError('authorityUnreachable', `${new URL(authority).host}: ${code}`)
  if (/rate ?limit|too many/i.test(text)) return new HttpsError('rateLimited', text, getRetryTime(text, now, seconds))
  if (/NXDOMAIN|DNS problem|no (?:valid )?(?:A|AAAA|IP)\b|looking up/i.test(text))
    return new HttpsError('nameUnknown', text)
  if (/connection|timeout|fetching|unreachable|refused/i.test(text)) return new HttpsError('notReached', text)
  return new HttpsError('rejected', text)
}

/** Let's Encrypt writes `retry after 2026-11-28 17:00:00 UTC`. */
function getRetryTime(text: string, now: Date, seconds: number | undefined): Date | undefined {
  const [, day, time] = /retry after (\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text) ?? []
  if (day !== undefined && time !== undefined) return new Date(`${day}T${time}Z`)
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000)
}
