import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { enquiries } from '../contract/index.ts'
import { enquiriesRoutes } from './enquiries.routes.ts'

export const enquiriesServer = served(enquiries, {
  routes: () => [enquiriesRoutes],
  fills: [fill(studentErasure, { enquiry: 'is deleted with the student' })],
})
