export { findConsent } from './privacy.sql.ts'
export { recordConsent } from './record-consent.ts'
