import type { Examples } from '#testing/server/call.ts'

const SEPARATELY = { testedSeparately: 'It requires an institute that is not set up yet.' }

export const examples: Examples = {
  'POST /api/setup': SEPARATELY,
  'POST /api/setup/check': SEPARATELY,
  'GET /api/admin/phones': {},
}
