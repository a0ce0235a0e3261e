import { Secret, TOTP } from 'otpauth'
import type { TwoFactorSecret } from '../../contract/two-factor.contract.ts'

/** RFC 6238 with the parameters that every authenticator app supports. */
const PERIOD_SECONDS = 30
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }

/** RFC 4226 recommends 160 bits. */
export const createSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes)

const createTotp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...PARAMETERS, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** `issuer` and `label` are shown by the app. */
export function describeSecret(secret: Buffer, names: { issuer: string; label: string }): TwoFactorSecret {
  const totp = createTotp(secret, names)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * Returns the time step of a code of the current or the previous 30 seconds (RFC 6238, section 5.2). Undefined for any
 * other code.
 */
export function findStep(secret: Buffer, code: string, at: Date): number | undefined {
  const totp = createTotp(secret)
  const now = at.getTime()
  const timestamp = [now, now - PERIOD_SECONDS * 1000].find(
    (instant) => totp.validate({ token: code, timestamp: instant, window: 0 }) !== null,
  )
  return timestamp === undefined ? undefined : totp.counter({ timestamp })
}
