import type { Examples } from '#testing/server/call.ts'
import { imageBody } from '#testing/server/images.ts'
import type { Scenario } from '#testing/server/scenario.ts'

export const getStudentId = async (_scenario: Scenario, student: string) => student

async function createPhoto({ callAs }: Scenario, student: string): Promise<string> {
  await callAs('hr', 'PUT', `/api/user/photo/${student}`, imageBody())
  return student
}

async function createPhotoToken({ callAs }: Scenario, student: string): Promise<string> {
  const { body } = await callAs('hr', 'PUT', `/api/user/photo/${student}`, imageBody())
  return String(body.photo).split('/').at(-1) ?? ''
}

export const examples: Examples = {
  'GET /api/user/overview/{id}': { record: getStudentId },
  'GET /api/user/{id}': { record: getStudentId },
  'PUT /api/user/{id}': {
    record: getStudentId,
    body: ({ numbered }) => ({ degree: numbered('BSc') }),
    auditActions: ['student.update'],
  },
  'PUT /api/user/contact/{id}': {
    record: getStudentId,
    body: () => ({ contact: '90000 00001' }),
    auditActions: ['student.update'],
  },
  'PUT /api/user/photo/{id}': { record: getStudentId, body: () => imageBody(), auditActions: ['student.photo'] },
  'DELETE /api/user/photo/{id}': { record: createPhoto, auditActions: ['student.photo'] },
  'GET /api/photo/{photoToken}': { record: createPhotoToken },
}
