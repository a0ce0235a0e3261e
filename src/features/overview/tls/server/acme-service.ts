import { type Attempts, forgetAttempts, getDelay, isTryDue, readAttempts, writeAttempts } from './attempts.ts'
import { assertClock, type Certificate, toPem } from './certificate.ts'
import { readChallenge } from './challenges.ts'
import { HttpsError, toProblem } from './describe-problem.ts'
import { readCertificate } from './read-certificate.ts'
import { closeToOthers, ELSEWHERE_FILE, PUBLIC_FILE, readSecret, writeSecret } from './https-files.ts'
import type { AcmePlan } from './https-plan.ts'
import { type HttpsContext, type HttpsService, noCertificate } from './https-service.ts'
import { isServedElsewhere } from './is-served-elsewhere.ts'
import { orderCertificate } from './order-certificate.ts'
import { createProblemLog } from './problem-log.ts'
import { withLock } from './with-lock.ts'

type Dependencies = HttpsContext & { order?: typeof orderCertificate; findOther?: typeof isServedElsewhere }

/** Obtains a certificate of a public authority, renews it, and serves it. */
export function createAcmeService(
  plan: AcmePlan,
  { clock, log, listeners, order = orderCertificate, findOther = isServedElsewhere }: Dependencies,
): HttpsService {
  const { directory, name, origin, host } = plan
  const problems = createProblemLog(log)
  const stopped = new AbortController()
  let served: Certificate | undefined
  let attempts: Attempts | undefined
  let isFirst = true
  let isElsewhere = false

  const serveStored = async () => {
    for (const file of await closeToOthers(directory)) log.warn(`other accounts could read ${file}; now they cannot`)
    const stored = await readStored(directory, name)
    if (stored === undefined || stored.chain === served?.chain) return
    await listeners.serve({ host, port: plan.httpsPort }, stored)
    served = stored
    log.info(`https is served, with a certificate of ${name} until ${stored.notAfter.toISOString()}`)
  }

  const leaveToOther = async () => {
    if (served !== undefined || plan.isExplicit || isElsewhere) return
    const known = await readSecret(directory, ELSEWHERE_FILE)
    if (known !== origin && !(await findOther(origin))) return
    isElsewhere = true
    log.warn(
      `${origin} is served by another program, so Munshi obtains no certificate. If that is a proxy in front of Munshi, set TRUST_PROXY to its addresses; otherwise set HTTPS=acme.`,
    )
    if (known !== origin) await writeSecret(directory, ELSEWHERE_FILE, origin)
  }

  const openHttp = async () => {
    if (!isElsewhere) await listeners.openHttp({ host, port: plan.httpPort })
  }

  const tryOrder = async () => {
    const now = clock.now()
    const stored = await readStored(directory, name)
    attempts = await readAttempts(plan)
    if (!isDue(stored, now) || !isTryDue(attempts, now.getTime(), isFirst)) return
    isFirst = false
    const failures = (attempts?.failures ?? 0) + 1
    const attempt = { name, authority: plan.authority, failures, triedAt: now.getTime(), isLimited: false }
    const nextAt = now.getTime() + getDelay(failures)
    attempts = { ...attempt, nextAt, problem: { code: 'other', detail: 'the last attempt was interrupted' } }
    // Without this file, a process that starts again and again would ask the authority each time.
    await writeAttempts(directory, attempts)
    try {
      await writeSecret(directory, PUBLIC_FILE, toPem(await order(plan, now, stopped.signal)))
      await forgetAttempts(directory)
      attempts = undefined
    } catch (error) {
      const retryAfter = error instanceof HttpsError ? (error.retryAfter?.getTime() ?? 0) : 0
      attempts = {
        ...attempt,
        nextAt: Math.max(nextAt, retryAfter),
        isLimited: retryAfter > nextAt,
        problem: toProblem(error),
      }
      await writeAttempts(directory, attempts)
    }
  }

  const obtain = async () => {
    if (isElsewhere || !isDue(served, clock.now())) return
    if (problems.current?.code === 'httpPortInUse') return
    await withLock(directory, tryOrder)
    await serveStored()
    if (attempts !== undefined) throw new HttpsError(attempts.problem.code, attempts.problem.detail)
  }

  const checkClock = async () => {
    if (served !== undefined) assertClock(served, clock.now())
  }

  return {
    mode: 'acme',
    origin,
    getStatus: () => ({
      ...noCertificate(isElsewhere ? 'proxy' : 'acme'),
      urls: served ? [origin] : [],
      names: [name],
      validUntil: served?.notAfter.toISOString() ?? null,
      renewAt: served?.renewAt.toISOString() ?? null,
      problem: problems.current,
      nextTryAt: attempts ? new Date(attempts.nextAt).toISOString() : null,
    }),
    getRoot: () => undefined,
    isPublic: listeners.isPublic,
    getPlainHttp: () => (served ? 'redirect' : plan.isExplicit ? 'wait' : 'app'),
    readChallenge: (token) => readChallenge(directory, token),
    start: () => problems.collect([serveStored]),
    run: () => problems.collect([serveStored, leaveToOther, openHttp, obtain, checkClock]),
    stop: () => stopped.abort(),
  }
}

const isDue = (certificate: Certificate | undefined, now: Date) =>
  certificate === undefined || now >= certificate.renewAt

/**
 * Returns undefined if a new one is needed: the file was cut short, or PUBLIC_URL had another name when it was obtained.
 */
async function readStored(directory: string, name: string): Promise<Certificate | undefined> {
  const certificate = await readCertificate(directory, PUBLIC_FILE).catch((error: unknown) => {
    if (error instanceof HttpsError) return undefined
    throw error
  })
  return certificate?.covers(name) ? certificate : undefined
}
