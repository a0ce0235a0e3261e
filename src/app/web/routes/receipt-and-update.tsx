import { createRoute } from '@tanstack/react-router'
import { receiptSearch } from '#features/domain/fees/contract/fees.search.ts'
import { studentSearch } from '#features/domain/students/contract/students.search.ts'
import { lazyStaffScreen } from '../lazy-screen.ts'
import { root } from './root.ts'

const receipts = createRoute({
  getParentRoute: () => root,
  id: 'receipts',
  component: lazyStaffScreen(() => import('../layouts/identity-layouts.tsx'), 'ReceiptLayout'),
})

const feeReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/fee-receipt',
  validateSearch: receiptSearch,
  component: lazyStaffScreen(() => import('#features/domain/fees/web/receipt/receipt-screen.tsx'), 'FeeReceiptScreen'),
})

const feesReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/FeesReceipt',
  validateSearch: receiptSearch,
  component: lazyStaffScreen(() => import('#features/domain/fees/web/receipt/receipt-screen.tsx'), 'FeesReceiptScreen'),
})

const feeRefund = createRoute({
  getParentRoute: () => receipts,
  path: '/fee-refund',
  validateSearch: receiptSearch,
  component: lazyStaffScreen(() => import('#features/domain/fees/web/refunds/refund-screen.tsx'), 'RefundScreen'),
})

const updating = createRoute({
  getParentRoute: () => root,
  id: 'updating',
  component: lazyStaffScreen(() => import('../layouts/identity-layouts.tsx'), 'UpdateLayout'),
})

const update = createRoute({
  getParentRoute: () => updating,
  path: '/update',
  validateSearch: studentSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/students/web/edit-student-screen.tsx'),
    'EditStudentScreen',
  ),
})

export const receiptRoutes = receipts.addChildren([feeReceipt, feesReceipt, feeRefund])
export const updateRoutes = updating.addChildren([update])
