export { insertRemindersOf, withdrawReminders } from './reminders.sql.ts'
