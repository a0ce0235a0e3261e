import { PathId } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import { registrationBody } from '#testing/server/fixtures.ts'
import type { Scenario } from '#testing/server/scenario.ts'

const createPendingStudent = ({ createStudent }: Scenario) => createStudent({ status: 'Pending', fee: 0 })
async function makePending({ api }: Scenario, student: string): Promise<string> {
  await api.db.updateTable('student').set({ status: 'Pending' }).where('id', '=', PathId.parse(student)).execute()
  return student
}
async function removePassword({ api }: Scenario, student: string): Promise<string> {
  await api.db.updateTable('account').set({ password_hash: '' }).where('id', '=', PathId.parse(student)).execute()
  return student
}

export const examples: Examples = {
  'GET /api/user/duplicates': { query: () => ({ email: 'nobody@example.com', contact: '9800000000' }) },
  'POST /api/user/register': {
    body: ({ numbered, course, batch }) =>
      registrationBody(course.name, batch.code, { email: `${numbered('ravi').replace(' ', '-')}@example.com` }),
    auditActions: ['fee.record', 'student.register'],
  },
  'PUT /api/user/approve/{id}': {
    record: createPendingStudent,
    body: () => ({ fee: 12_000, Paidfee: 2000, payMode: 'Cash', emailConfirmed: true }),
    auditActions: ['fee.record', 'student.approve'],
  },
  // Without mail and PUBLIC_URL, no link is made.
  'POST /api/user/access/{id}': { record: removePassword, body: () => ({ byMail: false }) },
  'POST /api/user/confirmation/{id}': { record: makePending, auditActions: ['student.confirmation'] },
  'PUT /api/user/reject/{id}': { record: createPendingStudent, auditActions: ['student.reject'] },
}
