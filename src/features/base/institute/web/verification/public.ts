export { Advice, VerificationPage, Verdict } from './verification.tsx'
