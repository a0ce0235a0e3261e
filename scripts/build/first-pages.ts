type FirstPage = {
  /** The kB that it may load of scripts, with their English messages, and styles, compressed by brotli. */
  budget: number
  /**
   * Request what it shows first, at its address with only the parameters that are named in braces.
   * `page-start.js` sends them before the code is there. `{year}` is the current one unless the address has another.
   */
  calls: string[]
}

/** The pages that people open first or most often after the sign-in, on slow networks too. */
export const FIRST_PAGES: Record<string, FirstPage> = {
  '/student': { budget: 83, calls: ['/api/dashboard/student'] },
  '/hr': { budget: 108, calls: ['/api/dashboard/hr?parts=unmarked,toCall,pending,reminders'] },
  '/hr/StudentList': { budget: 108, calls: ['/api/user?tab=All&page=1'] },
  '/hr/view-fee': { budget: 103, calls: ['/api/fee?page=1'] },
  '/hr/enquiry': { budget: 106, calls: ['/api/enquiry?page=1&status=All&limit=10'] },
  '/hr/student-attendence-list': {
    budget: 108,
    calls: ['/api/attend/roster?batchCode={batch}', '/api/attend/today', '/api/draft?key=attendance-{batch}'],
  },
  '/admin': { budget: 108, calls: ['/api/dashboard/admin?year={year}&parts=pending,reminders,approvals,backup'] },
  '/admin/Student-List': { budget: 107, calls: ['/api/user?tab=All&page=1'] },
}
