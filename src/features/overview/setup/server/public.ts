export { generatePassword } from './generate-password.ts'
export { setUp } from './set-up.ts'
export type { SetupGate } from './setup-gate.ts'
