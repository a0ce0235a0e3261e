import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/admin/backup': {},
  'POST /api/admin/backup': { auditActions: ['backup.start'] },
}
