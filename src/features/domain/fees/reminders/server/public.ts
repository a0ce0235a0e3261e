export { eraseRemindersOfStudent, insertReminders, isEmailWaiting, withdrawReminders } from './reminders.sql.ts'
export { sendQueuedReminders } from './send-queued-reminders.ts'
