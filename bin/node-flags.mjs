import { totalmem } from 'node:os'

const MB = 1024 ** 2
const MIN_MB = 160
const MAX_MB = 512

/**
 * Returns the flags of Node that cap its memory and keep its compiled code. Besides the heap, the process takes about
 * 100 MB: buffers, code, password hashes.
 */
export function getNodeFlags() {
  const available = Math.min(process.constrainedMemory() || Infinity, totalmem())
  const oldSpaceMb = Math.round(Math.min(Math.max(available / MB / 16, MIN_MB), MAX_MB))
  return [`--max-old-space-size=${oldSpaceMb}`, '--max-semi-space-size=8', '--import', './bin/compile-cache.mjs']
}
