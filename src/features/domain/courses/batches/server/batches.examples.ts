import type { Examples } from '#testing/server/call.ts'
import { createBatch } from '#testing/server/fixtures.ts'
import type { Scenario } from '#testing/server/scenario.ts'

const createUnusedBatch = async ({ api, numbered, course }: Scenario) =>
  (await createBatch(api.db, { code: numbered('Unused batch'), courseId: course.id })).id
async function createWaiting(scenario: Scenario, student: string): Promise<string> {
  const batch = await createUnusedBatch(scenario)
  return (await scenario.callAs('hr', 'POST', `/api/waiting/${batch}`, { student })).body._id
}
async function createRemovedWaiting(scenario: Scenario, student: string): Promise<string> {
  const id: string = await createWaiting(scenario, student)
  await scenario.callAs('hr', 'DELETE', `/api/waiting/entry/${id}`)
  return id
}
const MONDAYS = '[{"weekday":1,"start":"10:00","end":"12:00"}]'

export const examples: Examples = {
  'GET /api/batch': {},
  'GET /api/batch/overview': {},
  'GET /api/batch/overview/export': { auditActions: ['list.export'] },
  'GET /api/batch/names': {},
  'GET /api/batch/clashes': { query: () => ({ trainer: 'Ravi', startDate: '2026-11-01', sessions: MONDAYS }) },
  'POST /api/batch': {
    body: ({ numbered, course }) => ({
      courseName: course.name,
      bCode: numbered('New batch'),
      bTime: '10:00',
      startDate: '2026-12-01',
    }),
    auditActions: ['batch.create'],
  },
  'PUT /api/batch/{id}': {
    record: createUnusedBatch,
    body: () => ({ bTime: '16:00' }),
    auditActions: ['batch.update'],
  },
  'DELETE /api/batch/{id}': { record: createUnusedBatch, auditActions: ['batch.remove'] },
  'GET /api/batch/seats': { query: ({ batch }) => ({ batch: batch.code }) },
  'GET /api/waiting/{id}': { record: createUnusedBatch },
  'GET /api/waiting/export/{id}': { record: createUnusedBatch, auditActions: ['list.export'] },
  'POST /api/waiting/{id}': {
    record: createUnusedBatch,
    body: ({ ids }) => ({ student: ids['student A'] }),
    auditActions: ['waiting.add'],
  },
  'DELETE /api/waiting/entry/{id}': { record: createWaiting, auditActions: ['waiting.remove'] },
  'PUT /api/waiting/entry/{id}': { record: createRemovedWaiting, auditActions: ['waiting.add'] },
}
