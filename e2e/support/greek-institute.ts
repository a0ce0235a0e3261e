import { watchExecutions } from './executions.ts'
import { readVerificationCode } from './figures.ts'
import { INSTITUTE, startMunshi } from './munshi.ts'
import { type OfficeApi, PASSWORD, registration } from './office.ts'
import { PayloadOffice } from './payload-office.ts'
import { MARKUP, POLYGLOT } from './payloads.ts'
import { expect, test as base } from './test.ts'

const FIRST_NAME = `Νίκος ${MARKUP}`
const LAST_NAME = 'Παπακωνσταντίνου-Χατζηγεωργίου του Παραδείγματος'
export const STUDENT_EMAIL = 'student@example.com'
export const STUDENT_NAME = `${FIRST_NAME} ${LAST_NAME}`
export const HR_NAME = `Ελένη ${MARKUP}`
export const ENQUIRER = `Ηβη ${MARKUP}`
export const BATCH_CODE = `Ομάδα-1 ${MARKUP}`
export const CATEGORY = `Επισκευές υπολογιστών και περιφερειακών ${MARKUP}`

export type Records = Awaited<ReturnType<typeof createRecords>> & { verificationCode: string; certificateCode: string }

/**
 * Provides an institute with one of each record. Its data is Greek, a script of none of the product's languages, so
 * every other letter on a screen is the product's own text. Some values are long, to show what does not fit a phone.
 * Every text ends with markup; each journey fails if any of it is executed.
 */
export const test = base.extend<{ takeExecutions: () => string[] }, { records: Records }>({
  takeExecutions: [
    async ({ context }, use) => {
      const takeExecutions = await watchExecutions(context)
      await use(takeExecutions)
      expect(takeExecutions()).toEqual([])
    },
    { auto: true },
  ],
  munshi: [
    async ({ smtp }, use) => {
      const munshi = await startMunshi({
        ...INSTITUTE,
        INSTITUTE_NAME: 'Ινστιτούτο Πληροφορικής και Επαγγελματικής Κατάρτισης Παραδείγματος' + MARKUP,
        INSTITUTE_ADDRESS: `Οδός Παραδείγματος 12 ${POLYGLOT}`,
        ADMIN_NAME: `Μαρία ${MARKUP}`,
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
    async ({ playwright, address, munshi }, use) => {
      const request = await playwright.request.newContext({ baseURL: address })
      const records = await createRecords(new PayloadOffice(request, addMarkup))
      const { receipt, certificate } = records
      await use({
        ...records,
        verificationCode: await readVerificationCode(munshi.databaseUrl, receipt),
        certificateCode: await readVerificationCode(munshi.databaseUrl, certificate, 'certificate'),
      })
      await request.dispose()
    },
    { scope: 'worker', auto: true },
  ],
})

export { expect } from '@playwright/test'

/** A name that the journeys look for has its markup already. */
function addMarkup(value: string | undefined): string[] {
  if (value === undefined) return [POLYGLOT, MARKUP]
  if (value.startsWith('https://')) return [POLYGLOT, `${value}?"><svg/onload=hit()>`]
  return value.includes(MARKUP) ? [value] : [`${value} ${POLYGLOT}`, `${value} ${MARKUP}`, value]
}

type Id = { _id: string }

/** A long amount, to show what does not fit a phone. */
const FEE = 12_34_567.5

async function createRecords(office: OfficeApi) {
  const course = `Λογιστική ${MARKUP}`
  const { _id: courseId } = await office.post<Id>('admin', '/api/course', {
    course,
    cFee: FEE,
    cDuration: '6 μήνες',
  })
  const { _id: batch } = await office.post<Id>('hr', '/api/batch', {
    courseName: course,
    bCode: BATCH_CODE,
    bTime: '10:00',
    startDate: '2026-01-05',
  })
  const person = {
    ...registration(course, BATCH_CODE),
    fee: FEE,
    fname: FIRST_NAME,
    lname: LAST_NAME,
    father: 'Γιώργος',
    perAddress: 'Οδός 3',
    degree: 'Πτυχίο',
    university: 'Πανεπιστήμιο',
    cduration: '6 μήνες',
    joiningDate: '2026-01-05',
    altContact: '98765 43211',
    linkedIn: 'https://example.com/in/student',
  }
  const { student } = await office.post<{ student: Id }>('hr', '/api/user/register', {
    ...person,
    email: STUDENT_EMAIL,
    Paidfee: 0,
  })
  const pending = await office.selfRegister({
    ...person,
    fname: 'Σοφία',
    email: 'pending@example.com',
    Paidfee: 1500,
  })
  const deleted = await office.post<{ student: Id }>('hr', '/api/user/register', {
    ...person,
    fname: 'Ειρήνη',
    email: 'deleted@example.com',
    Paidfee: 0,
  })
  await office.post('admin', '/api/admin/status', { student: deleted.student._id, status: 'Delete' })
  await office.put('admin', '/api/institute', { upiId: 'office@examplebank' })
  const parts = ['Cash', 'UPI'].map((mode) => ({ mode, amount: 50, reference: 'Αριθμός' }))
  const [receipt, voided] = await Promise.all(
    [
      { payMode: 'Others', paid: 100, parts },
      { payMode: 'Online', paid: 200 },
    ].map((payment) =>
      office.post<Id>('hr', `/api/fee/${student._id}`, {
        ...payment,
        date: '2026-02-03',
        reference: 'Αριθμός',
        note: 'Από τον θείο',
      }),
    ),
  )
  await office.remove('hr', `/api/fee/${voided?._id}`, { reason: 'Λάθος' })
  await office.put('admin', '/api/fee/discount-limit', { discountPercent: 20 })
  await office.post('hr', `/api/fee/discount/${student._id}`, { amount: 100, reason: 'Υποτροφία' })
  await office.post('admin', `/api/fee/write-off/${student._id}`, { amount: 50, reason: 'Από τον θείο' })
  type Plans = { plans: { enrolment: string; left: number }[] }
  const { plans } = await office.get<Plans>('hr', `/api/plan/${student._id}`)
  // A part of the balance is due.
  const rows = plans.flatMap(({ left }) => [
    { dueDate: '2026-03-01', amount: 6_17_283.75 },
    { dueDate: '2027-03-01', amount: left - 6_17_283.75 },
  ])
  await office.put('hr', `/api/plan/${plans[0]?.enrolment}`, { rows })
  await office.post('hr', `/api/reminder/${student._id}`, {})
  const refund = { payMode: 'Online', date: '2026-02-04', reason: 'Λάθος', reference: 'Αριθμός', note: 'Από τον θείο' }
  const giveRefund = (amount: number) =>
    office.post<Id>('admin', `/api/fee/refund/${student._id}`, { ...refund, amount })
  const { _id: refundId } = await giveRefund(10)
  await office.remove('admin', `/api/fee/refund/${(await giveRefund(5))._id}`, { reason: 'Λάθος' })
  // There are more marks, projects and links than a table shows at first.
  for (let day = 10; day <= 21; day++)
    await office.post('hr', '/api/attend', [
      { student: student._id, batchCode: BATCH_CODE, date: `2026-10-${day}`, attendence: day % 5 > 0 },
    ])
  const certificate = await issueCertificate(office, student._id)
  const enquiry = await office.post<Id>('hr', '/api/enquiry', {
    name: ENQUIRER,
    mailId: 'enquirer@example.com',
    contact: '9876500000',
    qualification: 'Πτυχίο',
    address: 'Οδός 5',
    course,
    mode: 'online',
    Enquirymode: 'offline',
    ref: 'Φίλος',
    date: '2026-11-02',
    remark: 'Ρωτά για απογευματινή ομάδα και έκπτωση.',
  })
  await office.post('admin', '/api/closing', {
    date: '2026-10-20',
    scope: 'all',
    expected: 0,
    n500: 1,
    reason: 'Βρέθηκε ένα χαρτονόμισμα.',
  })
  await office.post('admin', '/api/cash', { kind: 'opening', amount: 5000, date: '2026-10-20' })
  await office.post('hr', '/api/cash', { kind: 'deposit', amount: 100, date: '2026-10-20', reference: 'Απόδειξη 7' })
  const category = await office.post<Id>('admin', '/api/admin/expense-category', {
    ledger: CATEGORY,
    budget: 100_000,
  })
  const expense = await office.post<Id>('admin', '/api/admin/expense', {
    ledger: category._id,
    remark: 'Και οι δύο όροφοι',
    date: '2026-11-02',
    amount: 125_000.5,
    payMode: 'Cash',
    payee: 'Εταιρεία Ακινήτων',
  })
  const wrongExpense = await office.post<Id>('admin', '/api/admin/expense', {
    ledger: category._id,
    remark: 'Λάθος',
    date: '2026-11-02',
    amount: 1,
  })
  await office.remove('admin', `/api/admin/expense/${wrongExpense._id}`)
  // It is due since the first of this month.
  await office.post('admin', '/api/admin/recurring-expense', {
    ledger: category._id,
    remark: 'Και οι δύο όροφοι',
    amount: 125_000.5,
    payMode: 'Online',
    startsOn: `${new Date().toISOString().slice(0, 7)}-01`,
  })
  const longLink = `https://www.example.com/${'a-very-long-path-'.repeat(20)}`
  const addOwn = <T>(path: string, data: object) => office.postAs<T>('student', STUDENT_EMAIL, path, data)
  const project = await addOwn<Id>('/api/project', {
    project: longLink,
    techUsed: 'Τ'.repeat(300),
    description: 'π'.repeat(2000),
  })
  for (let n = 0; n < 10; n++)
    await addOwn('/api/project', {
      project: `https://example.com/${n}`,
      techUsed: 'Εργαλεία',
      description: 'Κατάστημα',
    })
  for (const portfolio of [longLink, 'https://example.com/portfolio']) await addOwn('/api/portfolio', { portfolio })
  return {
    course: courseId,
    batch,
    batchCode: encodeURIComponent(BATCH_CODE),
    student: student._id,
    pending: pending._id,
    receipt: receipt?._id ?? '',
    refund: refundId,
    enquiry: enquiry._id,
    category: category._id,
    expense: expense._id,
    project: project._id,
    certificate,
  }
}

/** Issues a completion certificate and revokes an ID card, with the institute's texts. Returns the certificate's id. */
async function issueCertificate(office: OfficeApi, student: string): Promise<string> {
  const issue = async (kind: string) => {
    type Candidates = { candidates: Id[] }
    const path = `/api/certificate/candidates?kind=${kind}&student=${student}`
    const { candidates } = await office.get<Candidates>('hr', path)
    const body = { kind, enrolments: candidates.map(({ _id }) => _id), date: '2026-02-03' }
    return (await office.post<{ certificates: Id[] }>('hr', '/api/certificate', body)).certificates[0]?._id ?? ''
  }
  for (const kind of ['completion', 'bonafide', 'idCard'])
    await office.put('admin', `/api/certificate/template/${kind}`, {
      title: 'Βεβαίωση',
      body: 'Βεβαιώνεται ότι παρακολουθεί το μάθημα.',
      signatory: 'Ο διευθυντής',
    })
  const card = await issue('idCard')
  await office.put('hr', `/api/certificate/revoke/${card}`, { reason: 'Λάθος' })
  return issue('completion')
}

export async function signInFor(area: Area, office: { signInAs: SignInAs }): Promise<void> {
  if (area === 'student') await office.signInAs('student', STUDENT_EMAIL, PASSWORD)
  else if (area !== 'public') await office.signInAs(area)
}
type Area = 'public' | 'admin' | 'hr' | 'student'
type SignInAs = (role: 'admin' | 'hr' | 'student', email?: string, password?: string) => Promise<unknown>
