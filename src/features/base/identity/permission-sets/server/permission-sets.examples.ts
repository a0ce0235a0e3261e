import type { Examples } from '#testing/server/call.ts'
import { createSet } from '#testing/server/permission-sets.ts'
import type { Scenario } from '#testing/server/scenario.ts'

const createUnusedSet = ({ api }: Scenario) => createSet(api, { permissions: ['fees.list'] })

export const examples: Examples = {
  'GET /api/admin/permission-set': {},
  'POST /api/admin/permission-set': {
    body: ({ numbered }) => ({
      name: numbered('Set'),
      areas: ['hr'],
      permissions: ['fees.list', 'fees.take'],
      limits: {},
    }),
    auditActions: ['permissions.create'],
  },
  'PUT /api/admin/permission-set/{id}': {
    record: createUnusedSet,
    body: ({ numbered }) => ({ name: numbered('Set') }),
    auditActions: ['permissions.update'],
  },
  'DELETE /api/admin/permission-set/{id}': { record: createUnusedSet, auditActions: ['permissions.delete'] },
}
