import { feature } from '#shared/contract/feature.ts'
import { diskApi } from './disk.contract.ts'
import { instituteApi } from './institute.contract.ts'
import { logoApi } from './logo.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const institute = feature('institute', {
  uses: [],
  tables: ['institute', 'institute_logo'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Administration',
      description: 'The institute, staff accounts, the audit trail and backups.',
      apis: { institute: instituteApi, logo: logoApi, disk: diskApi },
    },
  ],
  topics: { institute: ['hr', 'admin'] },
  records: { institute: ['institute', 'students', 'reminders', 'absences', 'privacy', 'certificates'] },
})
