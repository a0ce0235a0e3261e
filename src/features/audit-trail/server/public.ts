export { maintainTrail } from './maintain-trail.ts'
export { appendSeals, parseSeal, readSealFiles } from './seal-file.ts'
export { verifyTrailStep } from './verify-trail.ts'
export type { Seal } from './seal-trail.ts'
