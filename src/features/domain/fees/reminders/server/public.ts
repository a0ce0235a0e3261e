export { eraseRemindersOfStudent, insertRemindersOf, withdrawReminders } from './reminders.sql.ts'
