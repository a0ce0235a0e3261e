import { Secret, TOTP } from 'otpauth'
import type { TwoFactorSecret } from '../contract/two-factor.contract.ts'

/** RFC 6238 with the parameters that every authenticator app supports. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 }

/** RFC 4226 recommends 160 bits. */
export const createSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes)

const createTotp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...PARAMETERS, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** `issuer` and `label` are shown by the app. */
export function describeSecret(secret: Buffer, names: { issuer: string; label: string }): TwoFactorSecret {
  const totp = createTotp(secret, names)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step of a code of the current, the previous or the next 30 seconds. Undefined for any other code. */
export function findStep(secret: Buffer, code: string, at: Date): number | undefined {
  const totp = createTotp(secret)
  const timestamp = at.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
