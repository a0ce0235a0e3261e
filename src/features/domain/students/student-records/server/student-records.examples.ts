import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/user': {},
  'GET /api/user/totals': {},
  'GET /api/user/export': { auditActions: ['list.export'] },
  'POST /api/user/export': { body: ({ ids }) => ({ ids: [ids['student A']] }), auditActions: ['list.export'] },
  'GET /api/user/status/{id}': { record: getStudentId },
  'POST /api/admin/status': {
    record: ({ createStudent }) => createStudent(),
    body: (_scenario, student) => ({ student, status: 'Disable' }),
    auditActions: ['student.disable'],
  },
}
