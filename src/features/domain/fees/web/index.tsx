import { createRoute } from '#shared/web/router/router.ts'
import {
  adminFeeListSearch,
  feeListSearch,
  receiptIdSearch,
  receiptSearch,
} from '#features/domain/fees/contract/fees.search.ts'
import { reminderSearch } from '#features/domain/fees/reminders/contract/reminders.search.ts'
import { studentSearch } from '#features/domain/students/contract/students.search.ts'
import { admin, hr, publicArea, receipts, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('./first-data.ts')

export const feesWeb = shown({
  help: 'fees',
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/verify/$code',
      component: lazyScreen(() => import('./verify/verify-receipt-screen.tsx'), 'VerifyReceiptScreen'),
    }),
  ],
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/fee',
      beforeLoad: requestData(loadData, 'ownFees'),
      component: lazyScreen(() => import('./student/own-fee-screen.tsx'), 'OwnFeeScreen'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/addExpenses',
      component: lazyScreen(() => import('./student/own-expenses-screen.tsx'), 'OwnExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/FeesReceipt',
      validateSearch: receiptIdSearch,
      component: lazyScreen(() => import('./receipt/receipt-screen.tsx'), 'OwnReceiptScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/student/fee',
      validateSearch: studentSearch,
      beforeLoad: requestData(loadData, 'studentFee'),
      component: lazyScreen(() => import('./student/student-fee-screen.tsx'), 'StudentFeeScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/add-fees',
      validateSearch: studentSearch,
      component: lazyScreen(() => import('./add-fee-screen.tsx'), 'AddFeeScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/edit-fee',
      validateSearch: receiptIdSearch,
      component: lazyScreen(() => import('./edit-fee-screen.tsx'), 'EditFeeScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/reminders',
      validateSearch: reminderSearch,
      component: lazyScreen(() => import('../reminders/web/reminders-screen.tsx'), 'HrRemindersScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/view-fee',
      validateSearch: feeListSearch,
      beforeLoad: requestData(loadData, 'feeList'),
      component: lazyScreen(() => import('./view-fees-screen.tsx'), 'ViewFeesScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/Student-Single-Fee',
      validateSearch: studentSearch,
      beforeLoad: requestData(loadData, 'studentFee'),
      component: lazyScreen(() => import('./student/admin-student-fee-screen.tsx'), 'AdminStudentFeeScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-Fee',
      validateSearch: adminFeeListSearch,
      beforeLoad: requestData(loadData, 'adminFeeList'),
      component: lazyScreen(() => import('./admin-fees-screen.tsx'), 'AdminFeesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/reminders',
      validateSearch: reminderSearch,
      component: lazyScreen(() => import('../reminders/web/reminders-screen.tsx'), 'AdminRemindersScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/edit-fee',
      validateSearch: receiptIdSearch,
      component: lazyScreen(() => import('./edit-fee-screen.tsx'), 'AdminEditFeeScreen'),
    }),
  ],
  receipts: [
    createRoute({
      getParentRoute: () => receipts,
      path: '/fee-receipt',
      validateSearch: receiptSearch,
      component: lazyScreen(() => import('./receipt/receipt-screen.tsx'), 'FeeReceiptScreen'),
    }),
    createRoute({
      getParentRoute: () => receipts,
      path: '/FeesReceipt',
      validateSearch: receiptSearch,
      component: lazyScreen(() => import('./receipt/receipt-screen.tsx'), 'FeesReceiptScreen'),
    }),
    createRoute({
      getParentRoute: () => receipts,
      path: '/fee-refund',
      validateSearch: receiptSearch,
      component: lazyScreen(() => import('./refunds/refund-screen.tsx'), 'RefundScreen'),
    }),
  ],
})
