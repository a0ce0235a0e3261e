import { createRoute } from '#shared/web/router/router.ts'
import { batchSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import { admitSearch, enquiryListSearch, enquirySearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { admin, hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('./first-data.ts')

export const enquiriesWeb = shown({
  help: 'enquiries',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/register',
      staticData: { help: 'students' },
      component: lazyScreen(() => import('./register-or-wait-screen.tsx'), 'RegisterOrWaitScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/batch/waiting',
      validateSearch: batchSearch,
      component: lazyScreen(() => import('./waiting-list-screen.tsx'), 'WaitingListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/enquiry',
      validateSearch: enquiryListSearch,
      beforeLoad: requestData(loadData, 'enquiryList'),
      component: lazyScreen(() => import('./enquiry-list-screen.tsx'), 'EnquiryListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/enquiry/add-new',
      component: lazyScreen(() => import('./add-enquiry-screen.tsx'), 'AddEnquiryScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/enquiry/edit',
      validateSearch: enquirySearch,
      component: lazyScreen(() => import('./edit-enquiry-screen.tsx'), 'EditEnquiryScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/enquiry/admit',
      validateSearch: admitSearch,
      component: lazyScreen(() => import('./admit-enquiry-screen.tsx'), 'AdmitEnquiryScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/view-all-enquiry',
      validateSearch: enquiryListSearch,
      beforeLoad: requestData(loadData, 'adminEnquiryList'),
      component: lazyScreen(() => import('./admin-enquiries-screen.tsx'), 'AdminEnquiriesScreen'),
    }),
  ],
})
