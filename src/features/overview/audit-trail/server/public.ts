export { parseSeal, readSealFiles } from './seal-file.ts'
export { TrailWatch } from './watch-trail.ts'
export { verifyTrailStep } from './verify-trail.ts'
export type { Seal } from './seals.sql.ts'
