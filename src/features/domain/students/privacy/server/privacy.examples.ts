import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/privacy': {},
  'PUT /api/privacy': { body: () => ({ language: 'en', text: 'Example' }), auditActions: ['institute.privacy'] },
  'GET /api/user/consent/{id}': { record: getStudentId },
}
