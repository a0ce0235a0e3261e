export const SESSIONS = { admin: '/admin/sessions', hr: '/hr/sessions', user: '/student/sessions' } as const

export const CHANGE_PASSWORD = {
  admin: '/admin/change-password',
  hr: '/hr/change-password',
  user: '/student/change-password',
} as const
