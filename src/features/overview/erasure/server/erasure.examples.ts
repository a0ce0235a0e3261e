import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function createDeletedStudent({ createStudent, callAs }: Scenario): Promise<string> {
  const student = await createStudent()
  await callAs('admin', 'POST', '/api/admin/status', { student, status: 'Delete' })
  return student
}
async function getStudentName({ api }: Scenario, id: string): Promise<string> {
  const row = api.db.selectFrom('account').select('name').where('id', '=', PathId.parse(id))
  return (await row.executeTakeFirst())?.name ?? 'Nobody'
}

export const examples: Examples = {
  'GET /api/admin/deleted': {},
  'GET /api/admin/deleted/export': { auditActions: ['list.export'] },
  'PUT /api/admin/restore/{id}': {
    record: createDeletedStudent,
    body: () => ({}),
    auditActions: ['student.restore'],
  },
  'POST /api/admin/erase/{id}': {
    record: createDeletedStudent,
    body: async (scenario, student) => ({ name: await getStudentName(scenario, student) }),
    auditActions: ['student.erase'],
  },
  'GET /api/user/data/{id}': { record: getStudentId },
}
