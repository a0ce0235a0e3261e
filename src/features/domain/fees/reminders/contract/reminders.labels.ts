import { labelsOf } from '#shared/contract/record-fields.ts'
import { REMINDER_SETTINGS_FIELDS } from './reminders.contract.ts'

export const reminderLabels = {
  ...labelsOf(REMINDER_SETTINGS_FIELDS),
  channel: 'reminders:channel',
  emails: 'reminders:emails',
} as const
