import { served } from '#shared/server/feature.ts'
import { certificates } from '../contract/index.ts'
import { certificatesRoutes } from './certificates.routes.ts'

export const certificatesServer = served(certificates, {
  routes: () => [certificatesRoutes],
})
