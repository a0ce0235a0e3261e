import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from './ctx.ts'

type Signer = Pick<Ctx, 'secretKey' | 'clock'>

/**
 * Signs a text that is valid for `seconds`, for the URL of a file that a browser loads without a token header. A text
 * signed for one `purpose` is not valid for another.
 */
export function signText({ secretKey, clock }: Signer, purpose: string, text: string, seconds: number): string {
  const expiry = (Math.floor(clock.now().getTime() / 1000) + seconds).toString(36)
  return [Buffer.from(text).toString('base64url'), expiry, sign(secretKey, purpose, text, expiry)].join('.')
}

/** Returns undefined if it was changed, is for another purpose, or has expired. */
export function readSignedText({ secretKey, clock }: Signer, purpose: string, signed: string): string | undefined {
  const [encoded = '', expiry = '', signature = ''] = signed.split('.')
  const text = Buffer.from(encoded, 'base64url').toString()
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secretKey, purpose, text, expiry))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(expiry, 36) * 1000 > clock.now().getTime() ? text : undefined
}

function sign(secretKey: Buffer, purpose: string, text: string, expiry: string): string {
  const key = createHmac('sha256', secretKey).update('signed text').digest()
  return createHmac('sha256', key).update(`${purpose}\n${expiry}\n${text}`).digest('base64url')
}
