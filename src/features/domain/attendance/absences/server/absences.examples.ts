import { buildMarks, createBatchToMark } from '#features/domain/attendance/server/attendance.examples.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

/** Creates a student who was absent in a batch of their own, and whose parent was not told. */
async function createAbsentStudent(scenario: Scenario): Promise<string> {
  const code = await createBatchToMark(scenario)
  const marks = await buildMarks(scenario, code, false)
  await scenario.callAs('hr', 'POST', '/api/attend', marks)
  const { student } = marks[0]!
  await scenario.api.db.updateTable('student').set({ parent_contact: '9876500000' }).where('id', '=', student).execute()
  return student
}
async function buildAbsence({ api }: Scenario, student: string) {
  const found = await api.db
    .selectFrom('student')
    .innerJoin('batch', 'batch.id', 'student.batch_id')
    .select('batch.code')
    .where('student.id', '=', PathId.parse(student))
    .executeTakeFirst()
  return { batchCode: found?.code ?? 'none', date: '2026-11-20' }
}

export const examples: Examples = {
  'GET /api/absence/low': {},
  'GET /api/absence/low/export': { auditActions: ['list.export'] },
  'GET /api/absence/settings': {},
  'PUT /api/absence/settings': {
    body: () => ({ absentEn: '{name} was absent on {date}.' }),
    auditActions: ['institute.absences'],
  },
  'POST /api/absence/{id}': {
    record: createAbsentStudent,
    body: buildAbsence,
    auditActions: ['student.absence'],
  },
}
