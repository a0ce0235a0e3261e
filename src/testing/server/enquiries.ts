import type { TestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

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

type Overrides = { course?: string; status?: 'Open' | 'Closed' | 'Pending' } & Record<string, unknown>

/** Signs in HR and creates a course. `createEnquiry` returns the id. */
export async function setUpEnquiries(api: TestApi) {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  async function createEnquiry({ status, ...over }: Overrides = {}): Promise<string> {
    const created = await hr.post('/api/enquiry', enquiryBody(course.name, over))
    if (created.status !== 201) throw new Error(JSON.stringify(created.body))
    const id = created.body._id as string
    if (status !== undefined) await hr.put(`/api/enquiry/update-status/${id}`, { status })
    return id
  }
  return { hr, course, createEnquiry }
}

export const readEnquiries = ({ db }: TestApi) => db.selectFrom('enquiry').selectAll().orderBy('id').execute()
export const readAuditEntries = ({ db }: TestApi) => db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
