import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/admin/update': {},
  'POST /api/admin/update/check': {},
  'POST /api/admin/update': { auditActions: ['update.start'] },
}
