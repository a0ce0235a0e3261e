import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/report/collection': {},
  'GET /api/report/receivables': {},
  'GET /api/report/expected': {},
  'GET /api/report/balance': {},
  'GET /api/report/profit': {},
  'GET /api/report/clerk': {},
}
