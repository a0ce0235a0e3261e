export { eraseAgain, eraseDue } from './erase-deleted.ts'
