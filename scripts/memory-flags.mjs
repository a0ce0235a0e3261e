// Prints the flags of Node that cap its memory and keep its compiled code. Used by the start scripts of package.json.
import { totalmem } from 'node:os'

const MB = 1024 ** 2
const MIN_MB = 160
const MAX_MB = 512

const available = Math.min(process.constrainedMemory() || Infinity, totalmem())
const oldSpaceMb = Math.round(Math.min(Math.max(available / MB / 16, MIN_MB), MAX_MB))

// The rest of the process (buffers, code, password hashes) takes about 100 MB more.
console.log(`--max-old-space-size=${oldSpaceMb} --max-semi-space-size=8 --import ./scripts/compile-cache.mjs`)
