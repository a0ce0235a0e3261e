import type { ApiTest } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

/** An enquiry as HR fills the form in. */
export const enquiryBody = (course: string, over: object = {}) => ({
  name: 'Asha Rao',
  mailId: 'asha@example.com',
  contact: '98765 43210',
  altContact: '',
  qualification: 'BCA',
  address: '4 Example Road',
  course,
  Enquirymode: 'online',
  mode: 'offline',
  ref: 'A friend',
  remark: '',
  date: '2026-11-20',
  ...over,
})

type Over = { course?: string; status?: 'Open' | 'Closed' | 'Pending' } & Record<string, unknown>

/** Whoever writes enquiries down for a test: HR, and a way to do it that must succeed. */
export async function clerkOf(api: ApiTest) {
  const hr = await api.as('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  async function enquire({ status, ...over }: Over = {}): Promise<string> {
    const made = await hr.post('/api/enquiry', enquiryBody(course.name, over))
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    const id = made.body._id as string
    if (status !== undefined) await hr.put(`/api/enquiry/update-status/${id}`, { status })
    return id
  }
  return { hr, course, enquire }
}

export const storedEnquiries = ({ db }: ApiTest) => db.selectFrom('enquiry').selectAll().orderBy('id').execute()
export const trailOf = ({ db }: ApiTest) => db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
