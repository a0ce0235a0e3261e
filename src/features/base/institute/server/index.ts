import type { Disk } from '../contract/disk.contract.ts'
import { served } from '#shared/server/feature.ts'
import { institute } from '../contract/index.ts'
import { diskRoutes } from './disk.routes.ts'
import { instituteRoutes } from './institute.routes.ts'

type Services = { getDisk: () => Disk }

export const instituteServer = served(institute, {
  routes: ({ getDisk }: Services) => [instituteRoutes, diskRoutes(getDisk)],
})
