import { createPrivateKey, X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { HttpsError } from './describe-problem.ts'

export type KeyAndChain = { key: string; chain: string }

export type Certificate = KeyAndChain & {
  notBefore: Date
  notAfter: Date
  /** A third of the lifetime is left then. */
  renewAt: Date
  /** The SHA-256 of the first certificate of the chain. */
  fingerprint: string
  /** Its SHA-1. */
  thumbprint: string
  der: Buffer
  /** The number of its names and addresses. */
  size: number
  covers: (name: string) => boolean
}

/** An authority may be ahead of this machine. */
const MAX_DIFFERENCE_MS = 10 * MINUTE_MS

const KEY = /-----BEGIN (?:EC |RSA )?PRIVATE KEY-----[^-]+-----END (?:EC |RSA )?PRIVATE KEY-----\n?/
const CHAIN = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/g

export const toPem = ({ key, chain }: KeyAndChain) => `${key.trim()}\n${chain.trim()}\n`

/** Throws if the text contains no certificate with its key. */
export function parseCertificate(pem: string): Certificate {
  const key = KEY.exec(pem)?.[0] ?? ''
  const chain = (pem.match(CHAIN) ?? []).join('')
  const leaf = new X509Certificate(chain)
  if (!leaf.checkPrivateKey(createPrivateKey(key))) throw new Error('the key belongs to another certificate')
  const { validFromDate: notBefore, validToDate: notAfter } = leaf
  return {
    key,
    chain,
    notBefore,
    notAfter,
    renewAt: new Date(notBefore.getTime() + ((notAfter.getTime() - notBefore.getTime()) * 2) / 3),
    fingerprint: leaf.fingerprint256,
    thumbprint: leaf.fingerprint,
    der: leaf.raw,
    size: leaf.subjectAltName?.split(', ').length ?? 0,
    covers: (name) => (isIP(name) === 0 ? leaf.checkHost(name) : leaf.checkIP(name)) !== undefined,
  }
}

/** Throws if the certificate cannot be of this time: then the clock of the machine is wrong. */
export function assertClock({ notBefore, notAfter }: Pick<Certificate, 'notBefore' | 'notAfter'>, now: Date): void {
  if (now.getTime() >= notBefore.getTime() - MAX_DIFFERENCE_MS && now < notAfter) return
  const [time, from, until] = [now, notBefore, notAfter].map((each) => each.toISOString())
  throw new HttpsError('clock', `it says ${time}, and the certificate is valid from ${from} until ${until}`)
}
