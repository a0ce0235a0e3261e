export { eraseRemindersOfStudent, isEmailWaiting } from './reminders.sql.ts'
export { sendQueuedReminders } from './send-queued-reminders.ts'
