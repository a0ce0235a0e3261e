import { execFileSync } from 'node:child_process'

/** Returns the flags of Node in the commands of package.json that run long, separated by spaces. */
export const readMemoryFlags = () =>
  execFileSync(process.execPath, ['scripts/memory-flags.mjs'], { encoding: 'utf8' }).trim()
