export { ReminderButton } from './reminder-button.tsx'
export { ReminderLog } from './reminder-log.tsx'
