import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lazy-screen.ts'
import { ofAReceipt, ofOne } from '../search.ts'
import { root } from './root.ts'
import { receiptScreen } from './shared-screens.ts'

const receipts = createRoute({
  getParentRoute: () => root,
  id: 'receipts',
  component: lazyScreen(() => import('../layouts/identity-layouts.tsx'), 'ReceiptFrame'),
})
const feeReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/fee-receipt',
  validateSearch: ofAReceipt,
  component: receiptScreen,
})
const feesReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/FeesReceipt',
  validateSearch: ofAReceipt,
  component: receiptScreen,
})
const updating = createRoute({
  getParentRoute: () => root,
  id: 'updating',
  component: lazyScreen(() => import('../layouts/identity-layouts.tsx'), 'UpdateFrame'),
})
const update = createRoute({
  getParentRoute: () => updating,
  path: '/update',
  validateSearch: ofOne,
  component: lazyScreen(() => import('#features/students/web/edit-student-screen.tsx'), 'EditStudentScreen'),
})

/** Receipts, and the one edit form: they stand in the frame of whoever is signed in. */
export const receiptRoutes = receipts.addChildren([feeReceipt, feesReceipt])
export const updateRoutes = updating.addChildren([update])
