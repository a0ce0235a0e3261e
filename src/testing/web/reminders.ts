import en from '#features/domain/fees/reminders/contract/messages/en.json'
import fr from '#features/domain/fees/reminders/contract/messages/fr.json'
import hi from '#features/domain/fees/reminders/contract/messages/hi.json'
import mr from '#features/domain/fees/reminders/contract/messages/mr.json'
import tr from '#features/domain/fees/reminders/contract/messages/tr.json'
import type { ReminderSettings } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import type { FakeRequest } from './fake-request.ts'

export const REMINDER_SETTINGS: ReminderSettings = {
  days: [-3, 0, 3, 7, 15],
  version: 1,
  beforeEn: en.defaultBefore,
  lateEn: en.defaultLate,
  beforeFr: fr.defaultBefore,
  lateFr: fr.defaultLate,
  beforeTr: tr.defaultBefore,
  lateTr: tr.defaultLate,
  beforeHi: hi.defaultBefore,
  lateHi: hi.defaultLate,
  beforeMr: mr.defaultBefore,
  lateMr: mr.defaultLate,
}

/** Returns the settings for reminder buttons, or a student without reminders, unless a test says otherwise. */
export function respondToReminderRequest({ method, path }: FakeRequest): object | undefined {
  if (method !== 'GET') return undefined
  if (path === '/api/reminder/settings') return REMINDER_SETTINGS
  return path.startsWith('/api/reminder/')
    ? { reminders: [], total: 0, toPay: { dueDate: '2026-09-05', amountToPay: 10_500 } }
    : undefined
}
