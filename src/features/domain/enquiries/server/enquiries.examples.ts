import type { Examples } from '#testing/server/call.ts'
import { registrationBody } from '#testing/server/fixtures.ts'
import type { Scenario } from '#testing/server/scenario.ts'

const buildEnquiry = ({ numbered, course }: Scenario) => ({
  name: `Example ${numbered('x').replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  mailId: 'enquirer@example.com',
  contact: '9876500000',
  qualification: 'BCA',
  address: '4 Example Road',
  course: course.name,
  mode: 'offline',
  date: '2026-11-20',
})
async function createEnquiry(scenario: Scenario): Promise<string> {
  const { body } = await scenario.callAs('hr', 'POST', '/api/enquiry', buildEnquiry(scenario))
  return body._id
}

export const examples: Examples = {
  'GET /api/enquiry': {},
  'GET /api/enquiry/totals': {},
  'GET /api/enquiry/export': { auditActions: ['list.export'] },
  'GET /api/enquiry/{id}': { record: createEnquiry },
  'POST /api/enquiry': { body: buildEnquiry, auditActions: ['enquiry.create'] },
  'PUT /api/enquiry/{id}': {
    record: createEnquiry,
    body: () => ({ remark: 'Example' }),
    auditActions: ['enquiry.update'],
  },
  'DELETE /api/enquiry/{id}': { record: createEnquiry, auditActions: ['enquiry.remove'] },
  'PUT /api/enquiry/update-status/{id}': {
    record: createEnquiry,
    body: () => ({ status: 'Pending' }),
    auditActions: ['enquiry.status'],
  },
  'GET /api/enquiry/to-call': {},
  'PUT /api/enquiry/next-call/{id}': {
    record: createEnquiry,
    body: () => ({ nextCall: '2026-11-30' }),
    auditActions: ['enquiry.call'],
  },
  'GET /api/enquiry/note/{id}': { record: createEnquiry },
  'POST /api/enquiry/note/{id}': {
    record: createEnquiry,
    body: () => ({ note: 'Asks for a batch in the evening', nextCall: '2026-11-30' }),
    auditActions: ['enquiry.note'],
  },
  'PUT /api/enquiry/send-reminder/{id}': { record: createEnquiry, auditActions: ['enquiry.email'] },
  'POST /api/enquiry/admit/{id}': {
    record: createEnquiry,
    body: ({ numbered, course, batch }) =>
      registrationBody(course.name, batch.code, { email: `${numbered('admitted').replace(' ', '-')}@example.com` }),
    auditActions: ['fee.record', 'student.register', 'enquiry.admit'],
  },
}
