type FirstPage = {
  /** The kB that it may load of scripts, with their English messages, and styles, compressed by brotli. */
  budget: number
  /**
   * Requests what it shows first, at its address without a query. `page-start.js` sends it before the code is there.
   * `{year}` is the current one.
   */
  call?: string
}

/** The pages that people open first or most often after the sign-in, on slow networks too. */
export const FIRST_PAGES: Record<string, FirstPage> = {
  '/student': { budget: 82, call: '/api/dashboard/student' },
  '/hr': { budget: 104, call: '/api/dashboard/hr?parts=unmarked,toCall,pending,reminders' },
  '/hr/StudentList': { budget: 102, call: '/api/user?tab=All&page=1' },
  '/hr/view-fee': { budget: 96, call: '/api/fee?page=1' },
  '/hr/enquiry': { budget: 100, call: '/api/enquiry?page=1&status=All&limit=10' },
  '/hr/student-attendence-list': { budget: 103 },
  '/admin': { budget: 103, call: '/api/dashboard/admin?year={year}&parts=pending,reminders' },
  '/admin/Student-List': { budget: 102, call: '/api/user?tab=All&page=1' },
}
