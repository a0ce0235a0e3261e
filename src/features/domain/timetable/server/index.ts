import { served } from '#shared/server/feature.ts'
import { timetable } from '../contract/index.ts'
import { timetableRoutes } from './timetable.routes.ts'

export const timetableServer = served(timetable, {
  routes: () => [timetableRoutes],
})
