import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

/** A student is reminded at most once a day. */
async function forgetReminders({ api }: Scenario, student: string): Promise<string> {
  await api.db.deleteFrom('reminder').where('student_id', '=', PathId.parse(student)).execute()
  return student
}

/** Stores that somebody opened WhatsApp, no matter who. */
async function openReminder(scenario: Scenario, student: string): Promise<string> {
  await forgetReminders(scenario, student)
  const { api } = scenario
  const id = PathId.parse(student)
  const row = { student_id: id, day: '2026-11-21', channel: 'WhatsApp', state: 'opened', sent_by: id, at: api.now }
  await api.db.insertInto('reminder').values(row).execute()
  return student
}

export const examples: Examples = {
  'GET /api/reminder': {},
  'GET /api/reminder/totals': {},
  'GET /api/reminder/export': { auditActions: ['list.export'] },
  'GET /api/reminder/settings': {},
  'PUT /api/reminder/settings': { body: () => ({ days: [0, 7] }), auditActions: ['institute.reminders'] },
  'POST /api/reminder/email': { body: () => ({ search: '' }), auditActions: ['institute.remind'] },
  'GET /api/reminder/{id}': { record: getStudentId },
  'POST /api/reminder/{id}': { record: forgetReminders, auditActions: ['student.chat'] },
  'PUT /api/reminder/{id}': { record: openReminder, body: () => ({ sent: true }), auditActions: ['student.remind'] },
}
