import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import { createBatch } from '#testing/server/fixtures.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function buildSecondCourse({ api, numbered, course }: Scenario) {
  const batch = await createBatch(api.db, { code: numbered('Second batch'), courseId: course.id })
  const fields = { course: course.name, batch: batch.code, cduration: '3 months', mode: 'offline' }
  return { ...fields, fee: 10_000, joiningDate: '2026-11-01' }
}
/** Returns `student` itself if there is none of that id. */
export async function getEnrolmentId({ api }: Scenario, student: string): Promise<string> {
  const row = api.db.selectFrom('enrolment').select('id').where('student_id', '=', PathId.parse(student))
  return (await row.executeTakeFirst())?.id ?? student
}

/** Returns `student` itself if there is none of that id. */
async function createSecondEnrolment(scenario: Scenario, student: string): Promise<string> {
  const body = await buildSecondCourse(scenario)
  return (await scenario.callAs('hr', 'POST', `/api/enrolment/${student}`, body)).body._id ?? student
}

export const examples: Examples = {
  'GET /api/enrolment/{id}': { record: getStudentId },
  'POST /api/enrolment/{id}': {
    record: getStudentId,
    body: buildSecondCourse,
    auditActions: ['enrolment.create'],
  },
  'PUT /api/enrolment/{id}': {
    record: getEnrolmentId,
    body: () => ({ cduration: '4 months' }),
    auditActions: ['enrolment.update'],
  },
  'PUT /api/enrolment/end/{id}': {
    record: getEnrolmentId,
    body: () => ({ endDate: '2026-11-20', isCompleted: 'no', reason: 'Example' }),
    auditActions: ['enrolment.end'],
  },
  'DELETE /api/enrolment/{id}': {
    record: createSecondEnrolment,
    auditActions: ['enrolment.remove'],
  },
}
