export type { Trust } from './https.contract.ts'

export const ROOT_PATH = '/trust/munshi-root.crt'
