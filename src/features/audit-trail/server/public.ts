export { maintainTrail, type MaintainTrailOptions } from './maintain-trail.ts'
export { parseSeal, readSealFiles } from './seal-file.ts'
export { verifyTrailStep } from './verify-trail.ts'
export type { Seal } from './seal-trail.ts'
