import { feature } from '#shared/contract/feature.ts'
import { auditTrailApi } from './audit-trail.contract.ts'

export const auditTrail = feature('audit-trail', {
  uses: [
    'institute',
    'identity',
    'courses',
    'students',
    'fees',
    'timetable',
    'attendance',
    'portfolio',
    'certificates',
    'expenses',
    'cash',
    'enquiries',
    'bulk-changes',
    'student-records',
  ],
  tables: ['audit_link', 'audit_seal', 'audit_unchained'],
  calls: [
    {
      tag: 'Administration',
      apis: { auditTrail: auditTrailApi },
    },
  ],
})
