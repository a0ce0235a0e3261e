import { feature } from '#shared/contract/feature.ts'
import { erasureApi } from './erasure.contract.ts'
import { studentDataApi } from './student-data.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const erasure = feature('erasure', {
  uses: [
    'institute',
    'identity',
    'courses',
    'students',
    'fees',
    'attendance',
    'portfolio',
    'certificates',
    'enquiries',
    'import-export',
  ],
  tables: [],
  permissions,
  grantable,
  calls: [{ tag: 'Students', apis: { erasure: erasureApi, studentData: studentDataApi } }],
})
