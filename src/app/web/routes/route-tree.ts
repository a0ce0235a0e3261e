import { adminRoutes } from './admin.tsx'
import { receiptRoutes, updateRoutes } from './receipt-and-update.tsx'
import { hrRoutes } from './hr.tsx'
import { publicRoutes } from './public.tsx'
import { root } from './root.ts'
import { studentRoutes } from './student.tsx'

export const routeTree = root.addChildren([
  publicRoutes,
  receiptRoutes,
  updateRoutes,
  adminRoutes,
  hrRoutes,
  studentRoutes,
])
