import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/dashboard/student': {},
  'GET /api/dashboard/hr': {},
  'GET /api/dashboard/admin': {},
}
