import { feature } from '#shared/contract/feature.ts'
import { certificatesApi } from './certificates.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const certificates = feature('certificates', {
  uses: ['institute', 'courses', 'students', 'fees', 'attendance'],
  tables: ['certificate', 'certificate_template', 'certificate_signature', 'certificate_series'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Certificates',
      description: 'Completion and bonafide certificates and ID cards, with serial numbers that anybody can verify.',
      apis: { certificates: certificatesApi },
    },
  ],
  topics: { certificates: ['student', 'hr', 'admin'] },
  records: { certificate: ['certificates'] },
})
