import type { Examples } from '#testing/server/call.ts'
import { createCourse } from '#testing/server/fixtures.ts'
import type { Scenario } from '#testing/server/scenario.ts'

const createUnusedCourse = async ({ api, numbered }: Scenario) =>
  (await createCourse(api.db, { name: numbered('Unused course') })).id

export const examples: Examples = {
  'GET /api/course': {},
  'GET /api/course/export': { auditActions: ['list.export'] },
  'GET /api/course/admin/{id}': { record: async ({ ids }) => ids.admin, statusIfAbsent: 200 },
  'POST /api/course': {
    body: ({ numbered }) => ({ course: numbered('New course'), cFee: '12000', cDuration: '6 months' }),
    auditActions: ['course.create'],
  },
  'PUT /api/course/{id}': {
    record: createUnusedCourse,
    body: () => ({ cFee: 13_000 }),
    auditActions: ['course.update'],
  },
  'DELETE /api/course/{id}': { record: createUnusedCourse, auditActions: ['course.remove'] },
}
