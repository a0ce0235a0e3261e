import { createRoute } from '#shared/web/router/router.ts'
import { ownTimetableSearch, timetableSearch } from '#features/domain/timetable/contract/timetable.search.ts'
import { admin, hr, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const timetableWeb = shown({
  help: 'attendance',
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/timetable',
      validateSearch: ownTimetableSearch,
      component: lazyScreen(() => import('./own-timetable-screen.tsx'), 'OwnTimetableScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/timetable',
      validateSearch: timetableSearch,
      component: lazyScreen(() => import('./timetable-screens.tsx'), 'HrTimetableScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/timetable',
      validateSearch: timetableSearch,
      component: lazyScreen(() => import('./timetable-screens.tsx'), 'AdminTimetableScreen'),
    }),
  ],
})
