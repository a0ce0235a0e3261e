import { createRoute } from '@tanstack/react-router'
import { receiptSearch } from '#features/fees/contract/fees.search.ts'
import { studentSearch } from '#features/students/contract/students.search.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { root } from './root.ts'

const receipts = createRoute({
  getParentRoute: () => root,
  id: 'receipts',
  component: lazyScreen(() => import('../layouts/identity-layouts.tsx'), 'ReceiptLayout'),
})

const feeReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/fee-receipt',
  validateSearch: receiptSearch,
  component: lazyScreen(() => import('#features/fees/web/receipt/receipt-screen.tsx'), 'FeeReceiptScreen'),
})

const feesReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/FeesReceipt',
  validateSearch: receiptSearch,
  component: lazyScreen(() => import('#features/fees/web/receipt/receipt-screen.tsx'), 'FeesReceiptScreen'),
})

const feeRefund = createRoute({
  getParentRoute: () => receipts,
  path: '/fee-refund',
  validateSearch: receiptSearch,
  component: lazyScreen(() => import('#features/fees/web/refunds/refund-screen.tsx'), 'RefundScreen'),
})

const updating = createRoute({
  getParentRoute: () => root,
  id: 'updating',
  component: lazyScreen(() => import('../layouts/identity-layouts.tsx'), 'UpdateLayout'),
})

const update = createRoute({
  getParentRoute: () => updating,
  path: '/update',
  validateSearch: studentSearch,
  component: lazyScreen(() => import('#features/students/web/edit-student-screen.tsx'), 'EditStudentScreen'),
})

export const receiptRoutes = receipts.addChildren([feeReceipt, feesReceipt, feeRefund])
export const updateRoutes = updating.addChildren([update])
