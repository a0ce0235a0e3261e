import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'import-export:past',
  permissions: {
    'import-export.run': { label: 'permission-sets:importExportRun' },
    'import-export.run-all': { label: 'permission-sets:importExportRunAll' },
    'import-export.add-payments': { label: 'permission-sets:importExportAddPayments' },
    'import-export.add-courses': { label: 'permission-sets:importExportAddCourses' },
    'import-export.undo-any': { label: 'permission-sets:importExportUndoAny' },
    'import-export.set-rules': { label: 'permission-sets:importExportSetRules' },
  },
}
