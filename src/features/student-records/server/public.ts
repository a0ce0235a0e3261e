export { eraseDue } from './erase-deleted.ts'
