export { ConsentFields } from './consent-fields.tsx'
export { ConsentPanel } from './consent-panel.tsx'
export { checkConsent, consentBody, type ConsentValues, EMPTY_CONSENT } from './consent-values.ts'
