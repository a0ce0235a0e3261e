export { checkRegistration } from './check-required-fields.ts'
export { deleteAccessLinks, NEEDS_LINK, queueAccessLinks } from './access-links.sql.ts'
export { sendQueuedLinks } from './send-queued-links.ts'
export { hashForRegistration, registerStudent } from './register-student.ts'
