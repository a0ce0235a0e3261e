/**
 * The pages that people open first or most often after the sign-in, on slow networks too: the kB that each may load of
 * scripts, with their English messages, and styles, compressed by brotli.
 */
export const FIRST_PAGES: Record<string, number> = {
  '/student': 116,
  '/hr': 148,
  '/hr/StudentList': 139,
  '/hr/view-fee': 134,
  '/hr/enquiry': 140,
  '/hr/student-attendence-list': 145,
  '/admin': 145,
  '/admin/Student-List': 138,
}
