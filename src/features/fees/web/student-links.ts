import type { LinkProps } from '@tanstack/react-router'

/** Where an area's lists lead for one student: to the view, and to the fees. */
export type StudentLinks = Record<'student' | 'fees', (studentId: string) => LinkProps>

export const HR_LINKS: StudentLinks = {
  student: (id) => ({ to: '/hr/Student-view', search: { id } }),
  fees: (id) => ({ to: '/hr/student/fee', search: { id } }),
}
