/**
 * The pages that people open first or most often after the sign-in, on slow networks too: the kB that each may load of
 * scripts, with their English messages, and styles, compressed by brotli.
 */
export const FIRST_PAGES: Record<string, number> = {
  '/student': 165,
  '/hr': 196,
  '/hr/StudentList': 187,
  '/hr/view-fee': 183,
  '/hr/enquiry': 188,
  '/hr/student-attendence-list': 194,
  '/admin': 193,
  '/admin/Student-List': 186,
}
