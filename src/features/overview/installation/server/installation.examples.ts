import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = {
  'GET /api/admin/installation': {},
  'PUT /api/admin/installation/settings': {
    body: () => ({ PUBLIC_URL: 'https://office.example.com', BACKUP_KEEP: '7' }),
    auditActions: ['institute.installation'],
  },
  'POST /api/admin/installation/test-mail': { testedSeparately: 'It needs a mail server' },
  'POST /api/admin/installation/restart': { testedSeparately: 'The app stops' },
}
