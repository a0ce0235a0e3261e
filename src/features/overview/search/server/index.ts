import { served } from '#shared/server/feature.ts'
import { search } from '../contract/index.ts'
import { searchRoutes } from './search.routes.ts'

export const searchServer = served(search, {
  routes: () => [searchRoutes],
})
