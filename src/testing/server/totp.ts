import { createHmac } from 'node:crypto'

/** Follows RFC 6238, with Node's own HMAC. */
export function computeCode(secret: Buffer, at: Date): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const hmac = createHmac('sha1', secret).update(counter).digest()
  const truncated = hmac.readUInt32BE(hmac.at(-1)! & 15) & 0x7f_ff_ff_ff
  return String(truncated % 1_000_000).padStart(6, '0')
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
