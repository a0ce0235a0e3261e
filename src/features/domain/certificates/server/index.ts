import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { certificates } from '../contract/index.ts'
import { eraseCertificatesOfStudent } from './certificates.sql.ts'
import { certificatesRoutes } from './certificates.routes.ts'

export const certificatesServer = served(certificates, {
  routes: () => [certificatesRoutes],
  fills: [fill(studentErasure, { certificate: eraseCertificatesOfStudent })],
})
