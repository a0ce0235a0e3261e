import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/admin/audit': {},
  'GET /api/admin/audit/totals': {},
  'GET /api/admin/audit/export': { auditActions: ['list.export'] },
  'GET /api/admin/audit/verify': {},
  'GET /api/admin/audit/alarm': {},
  'GET /api/admin/audit/lost-numbers': {},
}
