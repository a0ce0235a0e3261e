import type * as routing from '@tanstack/react-router'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { CASES } from '../../bench/cases/index.ts'
import { listOtherScreens } from '../../e2e/support/all-screens.ts'
import type { Records } from '../../e2e/support/greek-institute.ts'
import { messages } from '../../scripts/build/messages.ts'
import { formatAuthorization } from '../../scripts/docs/format-authorization.ts'
import { formatMessageTypes } from '../../scripts/docs/format-message-types.ts'

// Prints as JSON what the lists of the app know. It runs in a copy of the repository that has a new feature.
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  plugins: [react(), messages],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>
const { routeTree } = await load<{ routeTree: routing.AnyRoute }>('/src/app/web/route-tree.ts')
const { createRouter, createMemoryHistory } = await load<typeof routing>('@tanstack/react-router')
const router = createRouter({ routeTree, history: createMemoryHistory() })
const { listMenuItems } = await load<{ listMenuItems: (area: string) => { label: string }[] }>(
  '/src/app/web/layouts/menu-items.ts',
)
const { listKinds } = await load<{ listKinds: () => { label: string }[] }>(
  '/src/features/overview/audit-trail/web/record-labels.ts',
)
const { chunks } = await load<{ chunks: Record<string, Record<string, () => Promise<{ catalogues: object }>>> }>(
  'virtual:messages',
)
const { listCommands } = await load<{ listCommands: (area: string) => { label: string }[] }>(
  '/src/app/web/commands/list-commands.ts',
)
const { CARDS } = await load<{ CARDS: { Content: { name: string } }[] }>(
  '/src/features/overview/dashboard/web/hr-dashboard-parts.ts',
)
const routes = Object.keys(router.routesByPath)
const known = {
  routes,
  walk: listOtherScreens('hr', routes, {} as Records),
  menu: listMenuItems('hr').map(({ label }) => label),
  commands: listCommands('hr').map(({ label }) => label),
  cards: CARDS.map(({ Content }) => Content.name),
  kinds: listKinds().map(({ label }) => label),
  catalogues: await Promise.all(
    Object.values(chunks).map(async ({ tools }) => Object.keys((await tools!()).catalogues)),
  ),
  bench: CASES.map(({ path }) => path),
  authorization: formatAuthorization().includes('`GET /api/locker`'),
  messageTypes: formatMessageTypes().includes('lockers:'),
}
await server.close()
console.log(JSON.stringify(known))
