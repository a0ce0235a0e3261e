import { lazyScreen } from '../lazy-screen.ts'

export const receiptScreen = lazyScreen(() => import('#features/fees/web/receipt-screen.tsx'), 'ReceiptScreen')

// Each area has a page for one's own password
export const changePassword = lazyScreen(
  () => import('#features/identity/web/change-password-screen.tsx'),
  'ChangePasswordScreen',
)

// HR and the admin both read attendance
export const attendanceHistory = lazyScreen(
  () => import('#features/attendance/web/history-screen.tsx'),
  'AttendanceHistoryScreen',
)
export const studentHistory = lazyScreen(
  () => import('#features/attendance/web/student-history-screen.tsx'),
  'StudentHistoryScreen',
)
