import { served } from '#shared/server/feature.ts'
import { importExport } from '../contract/index.ts'
import { deleteOldImports } from './imports.sql.ts'
import { importExportRoutes } from './imports.routes.ts'

export const importExportServer = served(importExport, {
  routes: () => [importExportRoutes],
  cleanup: (context) => deleteOldImports(context),
})
