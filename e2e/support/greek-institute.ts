import { INSTITUTE, startMunshi } from './munshi.ts'
import { OfficeApi, PASSWORD, registration } from './office.ts'
import { test as base } from './test.ts'

export const STUDENT_EMAIL = 'student@example.com'
export const STUDENT_NAME = 'Νίκος Παπακωνσταντίνου-Χατζηγεωργίου του Παραδείγματος'
export const HR_NAME = 'Ελένη Παράδειγμα'
export const ENQUIRER = 'Αθηνά Παράδειγμα'
export const BATCH_CODE = 'Ομάδα-1'
export const CATEGORY = 'Επισκευές υπολογιστών και περιφερειακών'

export type Records = Awaited<ReturnType<typeof createRecords>>

/**
 * An institute with one of each record. Its data is Greek, a script of none of the product's languages, so every other
 * letter on a screen is the product's own text. Some values are long, to show what does not fit a phone.
 */
export const test = base.extend<object, { records: Records }>({
  munshi: [
    async ({ smtp }, use) => {
      const munshi = await startMunshi({
        ...INSTITUTE,
        INSTITUTE_NAME: 'Ινστιτούτο Πληροφορικής και Επαγγελματικής Κατάρτισης Παραδείγματος',
        INSTITUTE_ADDRESS: 'Οδός Παραδείγματος 12',
        ADMIN_NAME: 'Μαρία Παράδειγμα',
        HR_NAME,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'office@example.com',
      })
      await use(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  records: [
    async ({ playwright, address }, use) => {
      const request = await playwright.request.newContext({ baseURL: address })
      await use(await createRecords(new OfficeApi(request)))
      await request.dispose()
    },
    { scope: 'worker', auto: true },
  ],
})

export { expect } from '@playwright/test'

type Id = { _id: string }

async function createRecords(office: OfficeApi) {
  const course = 'Λογιστική'
  const { _id: courseId } = await office.post<Id>('admin', '/api/course', {
    ...{ course, cFee: 12_000, cDuration: '6 μήνες' },
  })
  const { _id: batch } = await office.post<Id>('hr', '/api/batch', {
    ...{ courseName: course, bCode: BATCH_CODE, bTime: '10:00', startDate: '2026-01-05' },
  })
  const [fname = '', ...lname] = STUDENT_NAME.split(' ')
  const person = {
    ...registration(course, BATCH_CODE),
    ...{ fname, lname: lname.join(' '), father: 'Γιώργος', perAddress: 'Οδός 3', degree: 'Πτυχίο' },
    ...{ university: 'Πανεπιστήμιο', cduration: '6 μήνες', joiningDate: '2026-01-05', altContact: '98765 43211' },
    linkedIn: 'https://example.com/in/student',
  }
  const { student } = await office.post<{ student: Id }>('hr', '/api/user/register', {
    ...{ ...person, email: STUDENT_EMAIL, Paidfee: 0 },
  })
  const pending = await office.selfRegister({
    ...{ ...person, fname: 'Σοφία', email: 'pending@example.com', Paidfee: 1500 },
  })
  const deleted = await office.post<{ student: Id }>('hr', '/api/user/register', {
    ...{ ...person, fname: 'Ειρήνη', email: 'deleted@example.com', Paidfee: 0 },
  })
  await office.post('admin', '/api/admin/status', { student: deleted.student._id, status: 'Delete' })
  const [receipt, voided] = await Promise.all(
    [100, 200].map((paid) =>
      office.post<Id>('hr', `/api/fee/${student._id}`, { payMode: 'Online', paid, date: '2026-02-03' }),
    ),
  )
  await office.remove('hr', `/api/fee/${voided?._id}`, { reason: 'Λάθος' })
  // More marks, projects and links than a table shows at first.
  for (let day = 10; day <= 21; day++)
    await office.post('hr', '/api/attend', [
      { student: student._id, batchCode: BATCH_CODE, date: `2026-10-${day}`, attendence: day % 5 > 0 },
    ])
  const enquiry = await office.post<Id>('hr', '/api/enquiry', {
    ...{ name: ENQUIRER, mailId: 'enquirer@example.com', contact: '9876500000', qualification: 'Πτυχίο' },
    ...{ address: 'Οδός 5', course, mode: 'online', Enquirymode: 'offline', ref: 'Φίλος', date: '2026-11-02' },
    remark: 'Ρωτά για απογευματινή ομάδα και έκπτωση.',
  })
  const category = await office.post<Id>('admin', '/api/admin/expense-category', { ledger: CATEGORY })
  const expense = await office.post<Id>('admin', '/api/admin/expense', {
    ...{ ledger: category._id, remark: 'Και οι δύο όροφοι', date: '2026-11-02', amount: 125_000.5 },
  })
  const longLink = `https://www.example.com/${'a-very-long-path-'.repeat(20)}`
  const addOwn = <T>(path: string, data: object) => office.postAs<T>('student', STUDENT_EMAIL, path, data)
  const project = await addOwn<Id>('/api/project', {
    ...{ project: longLink, techUsed: 'Τ'.repeat(300), description: 'π'.repeat(2000) },
  })
  for (let n = 0; n < 10; n++)
    await addOwn('/api/project', {
      project: `https://example.com/${n}`,
      techUsed: 'Εργαλεία',
      description: 'Κατάστημα',
    })
  for (const portfolio of [longLink, 'https://example.com/portfolio']) await addOwn('/api/portfolio', { portfolio })
  return {
    ...{
      course: courseId,
      batch,
      batchCode: encodeURIComponent(BATCH_CODE),
      student: student._id,
      pending: pending._id,
    },
    ...{ receipt: receipt?._id ?? '', enquiry: enquiry._id, category: category._id, expense: expense._id },
    project: project._id,
  }
}

export async function signInFor(area: Area, office: { signInAs: SignInAs }): Promise<void> {
  if (area === 'student') await office.signInAs('student', STUDENT_EMAIL, PASSWORD)
  else if (area !== 'public') await office.signInAs(area)
}
type Area = 'public' | 'admin' | 'hr' | 'student'
type SignInAs = (role: 'admin' | 'hr' | 'student', email?: string, password?: string) => Promise<unknown>
