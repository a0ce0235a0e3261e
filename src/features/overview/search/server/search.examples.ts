import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/search': { query: () => ({ q: 'example' }) },
}
