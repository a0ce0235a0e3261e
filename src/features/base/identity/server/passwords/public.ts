export { hashChosenPassword, hashPassword } from './passwords.ts'
