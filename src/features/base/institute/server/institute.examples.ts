import type { Examples } from '#testing/server/call.ts'
import { imageBody } from '#testing/server/images.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function createLogoHash({ callAs }: Scenario): Promise<string> {
  const { body } = await callAs('admin', 'PUT', '/api/institute/logo', imageBody())
  return String(body.logo).split('/').at(-1) ?? ''
}

export const examples: Examples = {
  'GET /api/institute': {},
  'GET /api/institute/settings': {},
  'PUT /api/institute': { body: () => ({ phone: '9811111111' }), auditActions: ['institute.update'] },
  'PUT /api/institute/logo': { body: () => imageBody(), auditActions: ['institute.logo'] },
  'DELETE /api/institute/logo': {
    record: createLogoHash,
    statusIfAbsent: 200,
    auditActions: ['institute.logo'],
  },
  'GET /api/institute/logo/{hash}': { record: createLogoHash },
  'GET /api/institute/disk': {},
}
