import { useArea } from '#shared/web/use-area.ts'

const HR_LINKS = {
  list: { to: '/hr/StudentList' },
  student: (id: string) => ({ to: '/hr/Student-view', search: { id } }) as const,
  projects: (id: string) => ({ to: '/hr/Student-view', search: { id, tab: 'projects' } }) as const,
  fees: (id: string) => ({ to: '/hr/student/fee', search: { id } }) as const,
  attendance: (id: string) => ({ to: '/hr/student/attendence-history', search: { id } }) as const,
} as const

const ADMIN_LINKS = {
  list: { to: '/admin/Student-List' },
  student: (id: string) => ({ to: '/admin/Single-Student-Profile', search: { id } }) as const,
  projects: (id: string) => ({ to: '/admin/Single-Student-Profile', search: { id, tab: 'projects' } }) as const,
  fees: (id: string) => ({ to: '/admin/Student-Single-Fee', search: { id } }) as const,
  attendance: (id: string) => ({ to: '/admin/Student-Single-Attend', search: { id } }) as const,
  history: (id: string) => ({ to: '/admin/student-history', search: { id } }) as const,
} as const

export type StudentLinks = typeof HR_LINKS | typeof ADMIN_LINKS

export function useStudentLinks(): StudentLinks {
  return useArea() === 'admin' ? ADMIN_LINKS : HR_LINKS
}
