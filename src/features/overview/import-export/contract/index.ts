import { feature } from '#shared/contract/feature.ts'
import { importSettingsApi } from './import-settings.contract.ts'
import { adminImportsApi, importsApi } from './imports.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const importExport = feature('import-export', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees', 'admissions', 'attendance', 'expenses', 'enquiries'],
  tables: ['import', 'import_row', 'import_total', 'import_record', 'import_setting'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Imports',
      description: 'Records from a spreadsheet: staged, corrected, then created together.',
      apis: { imports: importsApi, adminImports: adminImportsApi, importSettings: importSettingsApi },
    },
  ],
  topics: { 'import-export': ['hr', 'admin'] },
  records: { import: ['import-export', 'students', 'batches', 'courses', 'enquiries', 'expenses', 'attendance'] },
})
