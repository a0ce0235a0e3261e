import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/draft': { query: () => ({ key: 'course-add' }) },
  'PUT /api/draft': { body: () => ({ key: 'course-add', values: { course: 'Example' } }) },
  'DELETE /api/draft': { query: () => ({ key: 'course-add' }) },
}
