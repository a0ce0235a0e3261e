import { planInstalments } from '#features/domain/fees/plans/contract/plan-instalments.ts'
import { addDays } from '#shared/server/clock.ts'
import { registrationBody } from '#testing/server/fixtures.ts'
import { type Case, pick, read, write, type CalledSite } from './case.ts'
import { DAY, TODAY } from './days.ts'
import type { Samples } from './samples.ts'

const run = Date.now().toString(36)
const unique = (n: number) => `${run}-${n}`
const adjustment = () => ({ amount: 1, reason: 'An example' })
const payment = () => ({ payMode: 'Cash', paid: 1, date: TODAY })
const refund = () => ({ amount: 1, payMode: 'Cash', date: TODAY, reason: 'An example' })
const enquiry = (_n: number, samples: Samples) => ({
  name: 'Example Enquirer',
  mailId: 'enquirer@example.com',
  contact: '9876500000',
  qualification: 'BCA',
  address: '4 Example Road',
  course: pick(samples, 'course', 0),
  mode: 'offline',
  date: TODAY,
})
const openBatch = (n: number, samples: Samples) => ({
  course: pick(samples, 'courseOfOpenBatch', n),
  batch: pick(samples, 'openBatch', n),
})
const registration = (n: number, samples: Samples) => {
  const { course, batch } = openBatch(n, samples)
  return registrationBody(course, batch, { email: `bench-${unique(n)}@example.com`, joiningDate: TODAY })
}
const buildMarks = (n: number, samples: Samples, absent: (index: number) => boolean) =>
  pick(samples, 'unmarkedStudents', n)
    .split(',')
    .map((student, index) => ({
      student,
      batchCode: pick(samples, 'unmarkedBatch', n),
      date: pick(samples, 'unmarkedDay', n),
      attendence: !absent(index),
    }))
const pickMany = (samples: Samples, n: number) =>
  Array.from({ length: 30 }, (_, index) => pick(samples, 'student', 30 * n + index))
const buildImport = (n: number, samples: Samples) => ({
  kind: 'students',
  rows: [
    'Name\tPhone\tCourse\tBatch',
    ...Array.from({ length: 100 }, (_, index) =>
      [`Example Import ${index}`, 9_100_000_000 + 100 * n + index, ...Object.values(openBatch(0, samples))].join('\t'),
    ),
  ].join('\n'),
})
/** Each institute has one import, because it is only read. */
const staged = new WeakMap<CalledSite, Promise<string>>()
const stageOnce = (site: CalledSite) => {
  const id = staged.get(site) ?? create('stage an import of 100 students')(site)
  staged.set(site, id)
  return id
}
const setStatus = (status: string) => (n: number, samples: Samples) => ({
  student: pick(samples, 'leaver', n),
  status,
})
const setPlan = (n: number, samples: Samples) => ({
  rows: planInstalments(Number(pick(samples, 'amount', n)), 3, addDays(TODAY, 30)),
})

/** Makes another call first, with its next sample. Returns the id of the record it creates. */
const create = (name: string) => async (site: CalledSite) =>
  (await site.call<{ _id: string }>(find(name), site.next(find(name))))._id
/** Returns the student whose status it changes. */
const change = (name: string) => async (site: CalledSite) => {
  const n = site.next(find(name))
  await site.call(find(name), n)
  return pick(site.samples, 'leaver', n)
}
const find = (name: string) => WRITES.find((other) => other.name === name)!

export const WRITES: Case[] = [
  write('issue a receipt', 'POST /api/fee/{debtor}', { kind: 'payment', body: payment }),
  write('change a receipt', 'PUT /api/fee/{id}', { body: () => ({ paid: 2 }), before: create('issue a receipt') }),
  write('void a receipt', 'DELETE /api/fee/{id}', {
    body: () => ({ reason: 'An example' }),
    before: create('issue a receipt'),
  }),
  write('refund a fee', 'POST /api/fee/refund/{payer}', { role: 'admin', body: refund }),
  write('refund to print', 'GET /api/fee/refund/{id}', {
    kind: 'record',
    role: 'admin',
    before: create('refund a fee'),
  }),
  write('give a discount', 'POST /api/fee/discount/{debtor}', { role: 'admin', body: adjustment }),
  write('withdraw a discount', 'DELETE /api/fee/adjustment/{id}', { role: 'admin', before: create('give a discount') }),
  write('write off a fee', 'POST /api/fee/write-off/{debtor}', { role: 'admin', body: adjustment }),
  write('set a plan', 'PUT /api/plan/{enrolment}', { body: setPlan }),
  write('remind a student', 'POST /api/reminder/{debtor}'),
  write('tell a parent', 'POST /api/absence/{absentStudent}', {
    body: (n, samples) => ({ batchCode: pick(samples, 'absentBatch', n), date: pick(samples, 'absentDay', n) }),
  }),
  write('save 30 marks', 'POST /api/attend', {
    kind: 'attendance',
    body: (n, samples) => buildMarks(n, samples, () => false),
  }),
  write('update 30 marks', 'PUT /api/attend', {
    kind: 'attendance',
    ifMatch: '"1"',
    body: (_n, samples, id) => buildMarks(Number(id), samples, (index) => index % 15 === 0),
    before: async (site) => {
      // Uses the number of the sheet that is saved first.
      const n = site.next(find('save 30 marks'))
      await site.call(find('save 30 marks'), n)
      return String(n)
    },
  }),
  write('register a student', 'POST /api/user/register', { body: registration }),
  write('approve a student', 'PUT /api/user/approve/{applicant}', {
    body: () => ({ fee: 100_000, Paidfee: 100, payMode: 'Cash', emailConfirmed: true }),
  }),
  write('change a student', 'PUT /api/user/{student}', { body: (n) => ({ degree: `BSc ${unique(n)}` }) }),
  write('change contact details', 'PUT /api/user/contact/{self}', {
    role: 'student',
    body: (n) => ({ contact: String(9_000_000_000 + n) }),
  }),
  write('add a course to a student', 'POST /api/enrolment/{transferStudent}', {
    body: (n, samples) => ({
      course: pick(samples, 'transferCourse', n),
      batch: pick(samples, 'transferBatch', n),
      cduration: '3 months',
      mode: 'offline',
      fee: 100_000,
      joiningDate: TODAY,
    }),
  }),
  write('change a course of a student', 'PUT /api/enrolment/{enrolment}', {
    body: (n) => ({ cduration: `${1 + (n % 24)} months` }),
  }),
  write('end a course of a student', 'PUT /api/enrolment/end/{enrolment}', {
    body: () => ({ endDate: TODAY, isCompleted: 'no', reason: 'An example' }),
  }),
  write('deactivate a student', 'POST /api/admin/status', { role: 'admin', status: 200, body: setStatus('Disable') }),
  write('activate a student', 'POST /api/admin/status', {
    role: 'admin',
    status: 200,
    before: change('deactivate a student'),
    body: (_n, _samples, student) => ({
      student,
      status: 'Active',
    }),
  }),
  write('delete a student', 'POST /api/admin/status', { role: 'admin', status: 200, body: setStatus('Delete') }),
  write('restore a student', 'PUT /api/admin/restore/{id}', { role: 'admin', before: change('delete a student') }),
  write('create an enquiry', 'POST /api/enquiry', { body: enquiry }),
  write('change an enquiry', 'PUT /api/enquiry/{enquiry}', { body: (n) => ({ remark: `An example ${unique(n)}` }) }),
  write('note a call', 'POST /api/enquiry/note/{enquiry}', {
    body: (n) => ({ note: `An example ${unique(n)}`, nextCall: addDays(TODAY, 3) }),
  }),
  write('set the next call', 'PUT /api/enquiry/next-call/{enquiry}', {
    body: (n) => ({ nextCall: addDays(TODAY, 1 + (n % 60)) }),
  }),
  write('close an enquiry', 'PUT /api/enquiry/update-status/{id}', {
    body: () => ({ status: 'Closed' }),
    before: create('create an enquiry'),
  }),
  write('delete an enquiry', 'DELETE /api/enquiry/{id}', { before: create('create an enquiry') }),
  write('admit an enquirer', 'POST /api/enquiry/admit/{id}', {
    body: (n, samples) => registration(1_000_000 + n, samples),
    before: create('create an enquiry'),
  }),
  write('create an expense', 'POST /api/admin/expense', {
    role: 'admin',
    body: (n, samples) => ({ ledger: pick(samples, 'category', n), remark: 'An example', amount: 1, date: DAY }),
  }),
  write('change an expense', 'PUT /api/admin/expense/{id}', {
    role: 'admin',
    body: () => ({ amount: 2 }),
    before: create('create an expense'),
  }),
  write('void an expense', 'DELETE /api/admin/expense/{id}', { role: 'admin', before: create('create an expense') }),
  write('deposit cash', 'POST /api/cash', { body: () => ({ kind: 'deposit', amount: 1, date: TODAY }) }),
  write('create a batch', 'POST /api/batch', {
    body: (n, samples) => ({
      courseName: pick(samples, 'course', n),
      bCode: `B ${unique(n)}`,
      bTime: '10:00',
      startDate: TODAY,
    }),
  }),
  write('change a batch', 'PUT /api/batch/{batch}', { body: (n) => ({ bTime: unique(n) }) }),
  write('create a course', 'POST /api/course', {
    role: 'admin',
    body: (n) => ({
      course: `Course ${unique(n)}`,
      cFee: '12000',
      cDuration: '6 months',
    }),
  }),
  write('issue a certificate', 'POST /api/certificate', {
    body: (n, samples) => ({ kind: 'bonafide', enrolments: [pick(samples, 'enrolment', n)], date: TODAY }),
  }),
  read('list', 'certificates, first page', '/api/certificate'),
  read('record', 'certificates of a student', '/api/certificate/of/{student}'),
  write('preview a change of 30 students', 'POST /api/bulk/preview', {
    status: 200,
    body: (n, samples) => ({
      students: pickMany(samples, n),
      isPlaced: 'placed',
    }),
  }),
  write('stage an import of 100 students', 'POST /api/import', { body: buildImport }),
  write('preview of an import', 'GET /api/import/{id}/row', {
    kind: 'list',
    status: 200,
    before: stageOnce,
  }),
  write('save a draft', 'PUT /api/draft', { body: (n) => ({ key: 'course-add', values: { course: unique(n) } }) }),
  write('discard a draft', 'DELETE /api/draft?key=course-add'),
  write('add a project', 'POST /api/project', {
    isLimited: true,
    role: 'student',
    body: () => ({
      project: 'https://example.com/p',
      techUsed: 'HTML',
      description: 'Example',
    }),
  }),
  write('change a project', 'PUT /api/project/{id}', {
    isLimited: true,
    role: 'student',
    body: () => ({ techUsed: 'CSS' }),
    before: create('add a project'),
  }),
  write('delete a project', 'DELETE /api/project/{id}', {
    isLimited: true,
    role: 'student',
    before: create('add a project'),
  }),
  write('add a portfolio link', 'POST /api/portfolio', {
    isLimited: true,
    role: 'student',
    body: () => ({ portfolio: 'https://example.com/asha' }),
  }),
  write('delete a portfolio link', 'DELETE /api/portfolio/{id}', {
    isLimited: true,
    role: 'student',
    before: create('add a portfolio link'),
  }),
]
