import { isIPv6 } from 'node:net'

/**
 * Returns the part that limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, which one
 * subscriber has for itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain.slice(0, 64)
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  // The last part may be an IPv4 address, which takes two groups.
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length - (plain.includes('.') ? 1 : 0)
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
