import type { Examples } from '#testing/server/call.ts'

/** The app of the tests has a local authority. */
export const examples: Examples = {
  'GET /api/admin/https': {},
  'GET /api/trust': {},
}
