export { countReminded, insertRemindersOf, withdrawReminders } from './reminders.sql.ts'
