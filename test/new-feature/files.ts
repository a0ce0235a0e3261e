import { LANGUAGES } from '#shared/contract/messages.ts'

/** `line` is inserted before the first `before` of `file`. */
type Insertion = { file: string; before: string; line: string }
export type Addition = { files: Readonly<Record<string, string>>; lines: readonly Insertion[] }

/** A small feature with a call, a screen, an entry of the menu, a command, a card on a dashboard and a kind of record. */
const FILES: Record<string, string> = {
  'contract/permissions.ts': `import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = { 'lockers.list': ['hr', 'admin'] } as const satisfies Grants

export const endpoint = endpointsOf(permissions)
`,
  'contract/lockers.contract.ts': `import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

export const lockersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/locker',
    summary: 'The lockers',
    may: 'lockers.list',
    result: z.object({ lockers: z.array(z.string()) }),
  }),
}
`,
  'contract/index.ts': `import { feature } from '#shared/contract/feature.ts'
import { lockersApi } from './lockers.contract.ts'
import { permissions } from './permissions.ts'

export const lockers = feature('lockers', {
  uses: [],
  tables: [],
  permissions,
  calls: [{ tag: 'Lockers', description: 'Lockers.', apis: { lockers: lockersApi } }],
  topics: { lockers: ['hr', 'admin'] },
  records: { locker: ['lockers'] },
})
`,
  'contract/audit-labels.ts': `import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: { locker: { label: 'lockers:title', fields: {} } },
  actions: { 'locker.create': 'lockers:title' },
}
`,
  'server/index.ts': `import { served } from '#shared/server/feature.ts'
import { serve } from '#shared/server/serve.ts'
import { lockers } from '../contract/index.ts'
import { lockersApi } from '../contract/lockers.contract.ts'

export const lockersServer = served(lockers, {
  routes: () => [async (app) => serve(app, lockersApi.list, async () => ({ lockers: [] }))],
})
`,
  'server/lockers.examples.ts': `import type { Examples } from '#testing/server/call.ts'

export const examples: Examples = { 'GET /api/locker': {} }
`,
  'web/index.tsx': `import { createRoute } from '#shared/web/router/router.ts'
import { hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const lockersWeb = shown({
  help: 'students',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/lockers',
      component: lazyScreen(() => import('./lockers-screen.tsx'), 'LockersScreen'),
    }),
  ],
})
`,
  'web/lockers-screen.tsx': `import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { call } from '#shared/web/call.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'

export function LockersScreen() {
  const { t } = useTranslation('lockers')
  const { data } = useQuery({ queryKey: ['lockers'], queryFn: ({ signal }) => call('GET /api/locker', { signal }) })
  return <PageHeader title={data?.lockers.join() ?? t('title')} />
}
`,
  'web/menu.ts': `import { IconLock } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [{ group: 'teaching', order: 9, label: 'lockers:title', icon: IconLock, to: '/hr/lockers' }],
}
`,
  'web/hr-dashboard.ts': `import type { HrDashboard } from '#shared/web/dashboard-slots.ts'
import { LockersCard } from './lockers-card.tsx'

export const hrDashboard: HrDashboard = { cards: [{ order: 9, Content: LockersCard }] }
`,
  'web/lockers-card.tsx': `import { useTranslation } from '#shared/web/i18n.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'

export function LockersCard() {
  const { t } = useTranslation('lockers')
  return <Panel title={t('title')}>{null}</Panel>
}
`,
  'web/commands.ts': `import { IconLock } from '@tabler/icons-react'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'

export const commands: PaletteCommands = {
  hr: [{ order: 9, label: 'lockers:title', icon: IconLock, to: '/hr/lockers' }],
}
`,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `contract/messages/${language}.json`,
      `${JSON.stringify({ title: language === 'en' ? 'Lockers' : `Lockers (${language})` })}\n`,
    ]),
  ),
}

/** A small feature with a call, a screen, an entry of the menu and a kind of record: its folder and one line in each list. */
export const FEATURE: Addition = {
  files: Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`src/features/domain/lockers/${path}`, text])),
  lines: [
    {
      file: 'src/app/contract/features.ts',
      before: 'export { enquiries }',
      line: "export { lockers } from '#features/domain/lockers/contract/index.ts'\n",
    },
    {
      file: 'src/app/server/features.ts',
      before: 'export { enquiriesServer }',
      line: "export { lockersServer } from '#features/domain/lockers/server/index.ts'\n",
    },
    {
      file: 'src/app/web/features.ts',
      before: 'import { enquiriesWeb }',
      line: "import { lockersWeb } from '#features/domain/lockers/web/index.tsx'\n",
    },
    { file: 'src/app/web/features.ts', before: '  enquiriesWeb,', line: '  lockersWeb,\n' },
  ],
}
