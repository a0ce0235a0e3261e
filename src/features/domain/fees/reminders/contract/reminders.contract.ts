import * as z from 'zod/mini'
import { Student } from '#features/domain/students/contract/students.contract.ts'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, IdParams, lines, Message, paging, search, totals } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { REMINDER_TABS } from './reminders.search.ts'
import { PLACEHOLDER } from './reminder-text.ts'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('reminders')

export const MAX_RULES = 10
const [FIRST_DAY, LAST_DAY] = [-60, 365]

/**
 * These are days after the due date, negative before it; returned in ascending order. An empty list switches the rules
 * off.
 */
const days = z.pipe(
  z.array(z.union([z.string(), z.number()]), message('badDays')).check(
    z.refine((list) => list.every((day) => /^-?\d{1,3}$/.test(String(day).trim())), {
      error: message('badDays'),
      abort: true,
    }),
    z.refine((list) => list.every((day) => Number(day) >= FIRST_DAY && Number(day) <= LAST_DAY), message('badDays')),
    z.refine((list) => new Set(list.map(Number)).size === list.length, message('repeatedDay')),
    z.refine((list) => list.length <= MAX_RULES, message('tooManyDays')),
  ),
  z.transform((list) => list.map((day) => Number(day) || 0).sort((a, b) => a - b)),
)

/** Requires name, amount and date, and rejects unknown placeholders. */
const reminderText = () =>
  lines(1000).check(
    z.refine((text) => !/[{}]/.test(text.replace(PLACEHOLDER, '')), {
      error: message('unknownPlaceholder'),
      abort: true,
    }),
    z.refine((text) => text.includes('{name}'), { error: message('nameMissing'), abort: true }),
    z.refine((text) => text.includes('{amount}'), { error: message('amountMissing'), abort: true }),
    z.refine((text) => text.includes('{date}'), { error: message('dateMissing'), abort: true }),
  )

const text = { personal: false, required: 'always', input: reminderText() } as const

export const REMINDER_SETTINGS_FIELDS = {
  days: { label: 'reminders:days', personal: false, required: 'always', input: days, output: z.array(z.number()) },
  beforeEn: { label: 'reminders:beforeEn', ...text },
  lateEn: { label: 'reminders:lateEn', ...text },
  beforeFr: { label: 'reminders:beforeFr', ...text },
  lateFr: { label: 'reminders:lateFr', ...text },
  beforeTr: { label: 'reminders:beforeTr', ...text },
  lateTr: { label: 'reminders:lateTr', ...text },
  beforeHi: { label: 'reminders:beforeHi', ...text },
  lateHi: { label: 'reminders:lateHi', ...text },
  beforeMr: { label: 'reminders:beforeMr', ...text },
  lateMr: { label: 'reminders:lateMr', ...text },
} satisfies Fields

export const ReminderSettings = z.object({ ...recordShape(REMINDER_SETTINGS_FIELDS), version: z.number() })
export type ReminderSettings = z.infer<typeof ReminderSettings>

export const ReminderSettingsChange = body(changeShape(REMINDER_SETTINGS_FIELDS), ['version'])
export type ReminderSettingsChange = z.output<typeof ReminderSettingsChange>

/**
 * `failed`: not sent. `uncertain`: the mail server may have accepted the email without confirming it. `opened`:
 * WhatsApp was opened, and nobody has said yet whether the message was sent.
 */
export const REMINDER_STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain', 'opened'] as const

export const Reminder = z.object({
  date: z.string(),
  at: z.string(),
  channel: z.enum(['WhatsApp', 'Email']),
  state: z.enum(REMINDER_STATES),
  by: z.string(),
})
export type Reminder = z.infer<typeof Reminder>

/** This is the amount that is due up to today, or else the amount that is due next. */
const amountToPay = z.number()

export const StudentToRemind = z.extend(Student, {
  amountToPay,
  lastReminder: z.nullable(Reminder),
})
export type StudentToRemind = z.infer<typeof StudentToRemind>

/** The text of a reminder contains these values. */
const ToPay = z.object({ dueDate: z.string(), amountToPay })

export const NewReminder = z.extend(Reminder, ToPay.shape)
export type NewReminder = z.infer<typeof NewReminder>

const FilterReminders = z.strictObject({ search, tab: z._default(z.enum(REMINDER_TABS), 'due') })
export type FilterReminders = z.output<typeof FilterReminders>

const ListReminders = z.extend(FilterReminders, { ...paging(20), totals })
export type ListReminders = z.output<typeof ListReminders>

export const ReminderTotals = z.object({
  total: z.number(),
  counts: z.object({ due: z.number(), today: z.number() }),
})
export type ReminderTotals = z.infer<typeof ReminderTotals>

export const ReminderList = z.object({
  students: z.array(StudentToRemind),
  ...z.partial(ReminderTotals).shape,
  /** Emails of today that are queued or being sent. */
  waiting: z.number(),
})
export type ReminderList = z.infer<typeof ReminderList>

/** More are sent with the next call: mail providers limit how many they accept. */
export const MAX_EMAILS = 1000

export const EmailBody = body({ search: z.optional(search) })
export type EmailBody = z.output<typeof EmailBody>

export const remindersApi = {
  export: endpoint({
    may: 'fees.list-reminders',
    ...exportOf({ path: '/api/reminder', what: 'students to remind', query: ListReminders }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/reminder',
    summary: 'Students to be reminded of a fee today by the rules, longest due first, or those reminded today',
    may: 'fees.list-reminders',
    replica: true,
    query: ListReminders,
    result: ReminderList,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/reminder/totals',
    summary:
      'The number of students to be reminded of a fee today, and of those reminded today, with the search of their list',
    may: 'fees.list-reminders',
    replica: true,
    query: FilterReminders,
    result: ReminderTotals,
  }),
  email: endpoint({
    method: 'POST',
    path: '/api/reminder/email',
    summary: `Email the students to be reminded today (at most ${MAX_EMAILS}), in the background`,
    may: 'fees.remind',
    body: EmailBody,
    status: 201,
    idempotent: 'day',
    result: z.extend(Message, { queued: z.number() }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/reminder/settings',
    summary: 'The days on which students are reminded, and the texts',
    may: 'fees.list-reminders',
    result: ReminderSettings,
  }),
  setSettings: endpoint({
    method: 'PUT',
    path: '/api/reminder/settings',
    summary: 'Set the days on which students are reminded, and the texts',
    may: 'fees.set-reminders',
    body: ReminderSettingsChange,
    result: ReminderSettings,
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/api/reminder/{id}',
    summary: 'The reminders of a student, newest first, and what a reminder says now',
    may: 'fees.list-reminders',
    params: IdParams,
    query: z.strictObject(paging(20)),
    result: z.object({ reminders: z.array(Reminder), total: z.number(), toPay: ToPay }),
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/reminder/{id}',
    summary:
      'Record that WhatsApp is opened to remind a student; 409 if they were reminded today, or somebody else has just opened it',
    may: 'fees.remind',
    params: IdParams,
    status: 201,
    idempotent: 'day',
    result: NewReminder,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/reminder/{id}',
    summary: 'Say whether the message was sent for which WhatsApp was opened; 409 if it is not open',
    may: 'fees.remind',
    params: IdParams,
    body: body({ sent: z.boolean() }),
    result: Message,
  }),
}
