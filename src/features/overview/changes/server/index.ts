import { served } from '#shared/server/feature.ts'
import { changes } from '../contract/index.ts'
import type { ChangeHub } from './change-hub.ts'
import { changesRoutes } from './changes.routes.ts'

type Services = { changes: ChangeHub }

export const changesServer = served(changes, {
  routes: ({ changes: hub }: Services) => [changesRoutes(hub)],
})
