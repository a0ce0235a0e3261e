import { execFileSync } from 'node:child_process'

/** The flags of Node that `npm start`, `npm run backup` and `npm run restore` pass, separated by spaces. */
export const readMemoryFlags = () =>
  execFileSync(process.execPath, ['scripts/memory-flags.mjs'], { encoding: 'utf8' }).trim()
