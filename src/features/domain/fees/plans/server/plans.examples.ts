import { getEnrolmentId } from '#features/domain/students/enrolments/server/enrolments.examples.ts'
import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/plan/{id}': { record: getStudentId },
  'PUT /api/plan/{id}': {
    record: getEnrolmentId,
    body: () => ({ rows: [{ dueDate: '2026-12-01', amount: 10_000 }] }),
    auditActions: ['plan.set'],
  },
}
