import type * as routing from '@tanstack/react-router'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { createServer } from 'vite'
import { CASES } from '../../bench/cases/index.ts'
import { listOtherScreens, SCREENS } from '../../e2e/support/all-screens.ts'
import type { Records } from '../../e2e/support/greek-institute.ts'
import { messages } from '../../scripts/build/messages.ts'
import { formatAuthorization } from '../../scripts/docs/format-authorization.ts'
import { formatCallTypes } from '../../scripts/docs/format-call-types.ts'
import { formatMessageTypes } from '../../scripts/docs/format-message-types.ts'
import { auditLabels } from '#features/domain/students/contract/audit-labels.ts'
import { STUDENT_COLUMNS } from '#features/domain/students/server/student-columns.sql.ts'
import { selectStudents } from '#features/domain/students/server/students.sql.ts'
import { STUDENT_IMPORT_FIELDS } from '#features/overview/import-export/contract/import-students.ts'
import type { ReportName } from '#features/overview/reports/contract/reports.contract.ts'
import { listReportRows } from '#features/overview/reports/server/report-rows.sql.ts'
import { STUDENT_EXPORT_COLUMNS } from '#features/domain/students/student-records/server/export-students.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import type { DB } from '#shared/server/tables.ts'

// Prints as JSON what the app knows. It runs in a copy of the repository that has a new feature, field and report.
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  plugins: [messages],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>
const { routeTree } = await load<{ routeTree: routing.AnyRoute }>('/src/app/web/route-tree.ts')
const { createRouter, createMemoryHistory } = await load<typeof routing>('/src/shared/web/router/router.ts')
const router = createRouter({ routeTree, history: createMemoryHistory() })
const { listMenuItems } = await load<{ listMenuItems: (area: string) => { label: string }[] }>(
  '/src/app/web/layouts/menu-items.ts',
)
const { listKinds } = await load<{ listKinds: () => { label: string }[] }>(
  '/src/features/overview/audit-trail/web/record-labels.ts',
)
const { catalogues } = await load<{ catalogues: Record<string, () => Promise<{ messages: object }>> }>(
  'virtual:messages',
)
const { listCommands } = await load<{ listCommands: (area: string) => { label: string }[] }>(
  '/src/app/web/commands/list-commands.ts',
)
const { CARDS } = await load<{ CARDS: { Content: { name: string } }[] }>(
  '/src/features/overview/dashboard/web/hr-dashboard-parts.ts',
)
const routes = Object.keys(router.routesByPath)
const { inputsOf } = await load<{ inputsOf: (section: 'personal') => object }>(
  '/src/features/domain/students/web/form/student-inputs.tsx',
)
const { LAYOUTS } = await load<{ LAYOUTS: object }>('/src/features/overview/reports/web/report-layout.ts')

const statements: string[] = []
const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => void statements.push(query.sql),
})
const day = '2026-11-21'
await listReportRows(db, EVERYBODY, 'strength' as string as ReportName, 'students', {
  by: 'course',
  from: day,
  to: day,
  today: day,
})

const known = {
  routes,
  walk: listOtherScreens('hr', routes, {} as Records),
  menu: listMenuItems('hr').map(({ label }) => label),
  commands: listCommands('hr').map(({ label }) => label),
  cards: CARDS.map(({ Content }) => Content.name),
  kinds: listKinds().map(({ label }) => label),
  catalogues: await Promise.all(
    Object.values(catalogues).map(async (loadCatalogue) => Object.keys((await loadCatalogue()).messages)),
  ),
  bench: CASES.map(({ path }) => path),
  authorization: formatAuthorization().includes('`GET /api/locker`'),
  callTypes: (await formatCallTypes()).includes("'GET /api/locker': typeof lockersApi.list"),
  messageTypes: formatMessageTypes().includes('lockers:'),
  field: {
    selected: selectStudents(db, EVERYBODY).select(STUDENT_COLUMNS).compile().sql.includes('"s"."nickname"'),
    inputs: Object.keys(inputsOf('personal')),
    audit: Object.keys(auditLabels.records?.['student']?.fields ?? {}),
    imported: Object.keys(STUDENT_IMPORT_FIELDS),
    exported: Object.keys(STUDENT_EXPORT_COLUMNS),
  },
  report: {
    sql: statements.join(),
    authorization: formatAuthorization().includes('`GET /api/report/strength`'),
    layouts: Object.keys(LAYOUTS),
    walk: SCREENS.admin({} as Records)['/admin/reports'],
  },
}
await server.close()
console.log(JSON.stringify(known))
