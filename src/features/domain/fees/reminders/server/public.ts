export { eraseRemindersOfStudent, insertReminders, withdrawReminders } from './reminders.sql.ts'
