import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'POST /api/setup/demo': { testedSeparately: 'It requires an institute that is not set up yet.' },
}
