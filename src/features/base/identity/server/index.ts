import { served } from '#shared/server/feature.ts'
import { identity } from '../contract/index.ts'
import type { Catalogue } from '../permission-sets/server/catalogue.ts'
import { permissionSetsRoutes } from '../permission-sets/server/permission-sets.routes.ts'
import { deleteExpiredLinks, deleteExpiredSessions, deleteOldAttempts } from './delete-expired.sql.ts'
import { identityRoutes } from './identity.routes.ts'
import { deleteExpiredBrowsers } from './sign-in/known-browsers.sql.ts'

export const identityServer = served(identity, {
  routes: ({ catalogue }: { catalogue: Catalogue }) => [identityRoutes(catalogue), permissionSetsRoutes(catalogue)],
  async cleanup({ db, clock }) {
    await deleteExpiredSessions(db, clock)
    await deleteExpiredBrowsers(db, clock)
    await deleteOldAttempts(db, clock)
    await deleteExpiredLinks(db, clock)
  },
})
