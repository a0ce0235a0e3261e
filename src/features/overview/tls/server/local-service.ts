import { hostname, networkInterfaces } from 'node:os'
import { DAY_MS } from '#shared/contract/durations.ts'
import { assertClock, type Certificate, parseCertificate, toPem } from './certificate.ts'
import { HttpsError } from './describe-problem.ts'
import { AUTHORITY_FILE, closeToOthers, LOCAL_FILE, writeSecret } from './https-files.ts'
import type { LocalPlan } from './https-plan.ts'
import { type HttpsContext, type HttpsService, noCertificate } from './https-service.ts'
import { readCertificate } from './read-certificate.ts'
import { createProblemLog } from './problem-log.ts'
import { withLock } from './with-lock.ts'

/** A new authority has to be trusted again, so it is made as late as possible. */
const ROOT_REST_MS = 30 * DAY_MS

type Machine = { hostName: string; addresses: readonly string[] }
type Dependencies = HttpsContext & { readMachine?: () => Machine }

/** Makes an authority of this installation, and certificates for the names and addresses of the machine. */
export function createLocalService(
  plan: LocalPlan,
  { clock, log, listeners, readMachine = readThisMachine }: Dependencies,
): HttpsService {
  const { directory, host } = plan
  const problems = createProblemLog(log)
  let root: Certificate | undefined
  let served: Certificate | undefined
  let names: string[] = []
  let port = plan.httpsPort

  const closeFiles = async () => {
    for (const file of await closeToOthers(directory)) log.warn(`other accounts could read ${file}; now they cannot`)
  }

  const keepAuthority = async () => {
    const now = clock.now()
    root = await readCertificate(directory, AUTHORITY_FILE)
    if (root !== undefined && now.getTime() < root.notAfter.getTime() - ROOT_REST_MS) return
    const { createAuthority } = await import('./local-authority.ts')
    const pem = toPem(await createAuthority(readMachine().hostName, listHostNames(), now))
    await writeSecret(directory, AUTHORITY_FILE, pem)
    root = parseCertificate(pem)
    log.info(`a local certificate authority was made: ${root.fingerprint}`)
  }

  const keepCertificate = async () => {
    if (root === undefined) return
    const { createCoverage, issueCertificate } = await import('./local-authority.ts')
    const now = clock.now()
    const isCovered = createCoverage(root)
    const { hostName, addresses } = readMachine()
    names = [...new Set([...listHostNames(), `${hostName}.local`, 'localhost', ...addresses])].filter(isCovered)
    // One that was cut short is replaced.
    const leaf = await readCertificate(directory, LOCAL_FILE).catch(() => undefined)
    if (leaf === undefined || !isCurrent(leaf, root, names, now))
      await writeSecret(directory, LOCAL_FILE, toPem(await issueCertificate(root, names, now)))
    const missing = listHostNames().filter((name) => !isCovered(name))
    if (missing.length > 0) throw new HttpsError('nameNotCovered', missing.join(', '))
  }

  const listHostNames = () => [readMachine().hostName, ...(plan.name === undefined ? [] : [plan.name])]

  const serve = async () => {
    const leaf = await readCertificate(directory, LOCAL_FILE)
    if (leaf === undefined || leaf.chain === served?.chain) return
    port = await listeners.serve({ host, port: plan.httpsPort }, leaf)
    served = leaf
  }

  const checkClock = async () => {
    if (served !== undefined) assertClock(served, clock.now())
  }

  const listUrls = () => {
    const shown = ['::', '0.0.0.0'].includes(host)
      ? names.filter((name) => !/^(?:127\.|.*:|localhost$)/.test(name))
      : [host]
    return shown.map((name) => `https://${name.includes(':') ? `[${name}]` : name}:${port}`)
  }

  const run = () =>
    problems.collect([
      closeFiles,
      () => withLock(directory, keepAuthority),
      () => withLock(directory, keepCertificate),
      serve,
      checkClock,
    ])

  return {
    mode: 'local',
    origin: '',
    getStatus: () => ({
      ...noCertificate('local'),
      urls: served ? listUrls() : [],
      names: served ? names : [],
      validUntil: served?.notAfter.toISOString() ?? null,
      renewAt: served?.renewAt.toISOString() ?? null,
      problem: problems.current,
      fingerprint: root?.fingerprint ?? null,
      thumbprint: root?.thumbprint ?? null,
    }),
    getRoot: () =>
      root && {
        certificate: root.der,
        trust: {
          fingerprint: root.fingerprint,
          thumbprint: root.thumbprint,
          validUntil: root.notAfter.toISOString(),
          urls: served ? listUrls() : [],
        },
      },
    getPlainHttp: () => 'app',
    isPublic: () => false,
    readChallenge: async () => undefined,
    start: run,
    run,
    stop: () => {},
  }
}

/** Its names are those of now, and the authority has issued it. */
const isCurrent = (leaf: Certificate, root: Certificate, names: readonly string[], now: Date) =>
  now >= leaf.notBefore &&
  now < leaf.renewAt &&
  leaf.chain.includes(root.chain.trim()) &&
  leaf.size === names.length &&
  names.every(leaf.covers)

/** Link-local addresses change, and no one types them. */
function readThisMachine(): Machine {
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('fe80'))
  return { hostName: hostname().toLowerCase(), addresses }
}
