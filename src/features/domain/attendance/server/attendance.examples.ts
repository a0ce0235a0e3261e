import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import { createBatch } from '#testing/server/fixtures.ts'
import type { Scenario } from '#testing/server/scenario.ts'

/** Returns the code of the batch, which has one student. */
export async function createBatchToMark({ api, numbered, course, createStudent }: Scenario): Promise<string> {
  const batch = await createBatch(api.db, { code: numbered('Marked batch'), courseId: course.id })
  await createStudent({ batchId: batch.id })
  return batch.code
}
export async function buildMarks({ api }: Scenario, batchCode: string, attendence = true) {
  const found = await api.db
    .selectFrom('student')
    .innerJoin('batch', 'batch.id', 'student.batch_id')
    .select('student.id')
    .where('batch.code', '=', batchCode)
    .executeTakeFirst()
  return [{ student: found?.id ?? ABSENT_ID, batchCode, date: '2026-11-20', attendence }]
}
async function createMarkedBatch(scenario: Scenario): Promise<string> {
  const code = await createBatchToMark(scenario)
  await scenario.callAs('hr', 'POST', '/api/attend', await buildMarks(scenario, code))
  return code
}

export const examples: Examples = {
  'GET /api/attend': {},
  'GET /api/attend/export': { auditActions: ['list.export'] },
  'GET /api/attend/roster': { query: ({ batch }) => ({ batchCode: batch.code }) },
  'GET /api/attend/register': { query: ({ batch }) => ({ batchCode: batch.code }) },
  'GET /api/attend/unmarked': {},
  'GET /api/attend/today': {},
  'GET /api/attend/{id}': { record: getStudentId },
  'POST /api/attend': {
    record: createBatchToMark,
    body: (scenario, batch) => buildMarks(scenario, batch),
    statusIfAbsent: 422,
    auditActions: ['attendance.save'],
  },
  'PUT /api/attend': {
    record: createMarkedBatch,
    body: (scenario, batch) => buildMarks(scenario, batch, false),
    statusIfAbsent: 422,
    auditActions: ['attendance.update'],
  },
}
