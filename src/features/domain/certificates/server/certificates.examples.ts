import { getEnrolmentId } from '#features/domain/students/enrolments/server/enrolments.examples.ts'
import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { toCode } from '#shared/server/uuid-code.ts'
import type { Examples } from '#testing/server/call.ts'
import { imageBody } from '#testing/server/images.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function createCertificates(scenario: Scenario, student: string) {
  const body = { kind: 'completion', enrolments: [await getEnrolmentId(scenario, student)], date: '2026-11-20' }
  return (await scenario.callAs('hr', 'POST', '/api/certificate', body)).body
}
const createCertificate = async (scenario: Scenario, student: string): Promise<string> =>
  (await createCertificates(scenario, student)).certificates?.[0]?._id ?? ABSENT_ID
const createIssue = async (scenario: Scenario, student: string): Promise<string> =>
  (await createCertificates(scenario, student)).issue ?? ABSENT_ID
async function createCertificateCode(scenario: Scenario, student: string): Promise<string> {
  const id = await createCertificate(scenario, student)
  const certificate = scenario.api.db.selectFrom('certificate').select('verification_id').where('id', '=', id)
  return toCode((await certificate.executeTakeFirst())?.verification_id ?? '')
}
async function createSignature({ callAs }: Scenario): Promise<string> {
  await callAs('admin', 'PUT', '/api/certificate/signature', imageBody())
  return ABSENT_ID
}

const TEMPLATE = { title: 'Certificate', body: '{name}', signatory: 'The Director' }

export const examples: Examples = {
  'GET /api/certificate': {},
  'GET /api/certificate/export': { auditActions: ['list.export'] },
  'GET /api/certificate/of/{id}': { record: getStudentId },
  'GET /api/certificate/candidates': { query: ({ batch }) => ({ kind: 'completion', batch: batch.code }) },
  'POST /api/certificate': {
    record: getEnrolmentId,
    body: (_scenario, id) => ({ kind: 'completion', enrolments: [id], date: '2026-11-20' }),
    statusIfAbsent: 422,
    auditActions: ['certificate.issue'],
  },
  'GET /api/certificate/file/{id}': { record: createCertificate },
  'GET /api/certificate/issue/{id}': { record: createIssue },
  'PUT /api/certificate/revoke/{id}': {
    record: createCertificate,
    body: () => ({ reason: 'Wrong name' }),
    auditActions: ['certificate.revoke'],
  },
  'GET /api/certificate/template': {},
  'GET /api/certificate/preview/{kind}': { record: () => Promise.resolve('bonafide'), statusIfAbsent: 422 },
  'PUT /api/certificate/template/{kind}': {
    record: () => Promise.resolve('bonafide'),
    body: () => TEMPLATE,
    statusIfAbsent: 422,
    auditActions: ['institute.certificates'],
  },
  'PUT /api/certificate/signature': { body: () => imageBody(), auditActions: ['institute.certificates'] },
  'DELETE /api/certificate/signature': {
    record: createSignature,
    statusIfAbsent: 200,
    auditActions: ['institute.certificates'],
  },
  'GET /api/certificate/verify/{certificateCode}': { record: createCertificateCode },
}
