import { feature } from '#shared/contract/feature.ts'
import { auditTrailApi } from './audit-trail.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const auditTrail = feature('audit-trail', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees'],
  tables: ['audit_link', 'audit_seal', 'audit_unchained', 'restore', 'lost_number'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Administration',
      apis: { auditTrail: auditTrailApi },
    },
  ],
})
