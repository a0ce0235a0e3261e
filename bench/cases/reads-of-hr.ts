import { type Case, read } from './case.ts'
import { DAY, MONTH, TODAY, YEAR } from './days.ts'

const SEARCHES = [
  ...['asha', 'léa e', 'meera sample', 'esempio aditya', 'उदाहरण', 'venkatanarasim', 'asha tally', '5550012345'],
  ...['asha.12@example.com', 'no such name', 'as', 'a'],
]
/** The first letters, words of several kinds, and typos in common and rare words. */
const FINDS = [
  ...['a', 'as', 'mee', 'asha', 'meera sample', 'उदाहरण', 'asha tally', '5550012345', 'no such name', '391', 'tally'],
  ...['mera', 'kavia', 'exampel', 'venkatsubramanian', 'mera smaple', 'xyzzy'],
]
/** `/api/user?search=`. The screens request the totals of a search in a call of their own where there is one. */
const search = (path: string, name: string, texts: readonly string[], totals?: 'false') =>
  texts.map((text) =>
    read(
      'search',
      `${name}, search '${text}'`,
      `${path}${encodeURIComponent(text)}${totals ? `&totals=${totals}` : ''}`,
    ),
  )
const count = (path: string, name: string, texts: readonly string[]) =>
  texts.map((text) =>
    read('count', `totals of ${name}, search '${text}'`, `${path}/totals?search=${encodeURIComponent(text)}`),
  )
const tabs = (values: readonly string[]) =>
  values.map((tab) => read('list', `students, tab ${tab}`, `/api/user?tab=${tab}`))
const sorts = (values: readonly string[]) =>
  values.map((sort) => read('list', `students, sorted by ${sort}`, `/api/user?sort=${sort}`))

export const READS_OF_HR: Case[] = [
  read('dashboard', 'HR dashboard', '/api/dashboard/hr'),
  read('list', 'students, first page', '/api/user'),
  read('list', 'students, page 80', '/api/user?page=80'),
  read('report', 'students, last page', '/api/user?page=999999'),
  ...tabs(['Active', 'Disable', 'isPLaced', 'Pending']),
  ...sorts(['name', '-PendingFee', '-joiningDate', 'batch', '-course']),
  read('list', 'students of a batch', '/api/user?batch={batchCode}&totals=false'),
  read('list', 'students who are late', '/api/user?due=late&sort=-PendingFee&totals=false'),
  ...search('/api/user?search=', 'students', SEARCHES, 'false'),
  ...count('/api/user', 'students', ['asha', 'venkatanarasim', 'no such name', 'a']),
  read('count', 'totals of students of a batch', '/api/user/totals?batch={batchCode}'),
  read('count', 'totals of students who are late', '/api/user/totals?due=late'),
  ...FINDS.map((text) => read('find', `find '${text}'`, `/api/search?q=${encodeURIComponent(text)}`)),
  read('record', 'one student', '/api/user/{student}'),
  read('record', 'overview of a student', '/api/user/overview/{student}'),
  read('record', 'courses of a student', '/api/enrolment/{student}'),
  read('record', 'plan of a student', '/api/plan/{student}'),
  read('record', 'status changes of a student', '/api/user/status/{student}'),
  read('record', 'reminders of a student', '/api/reminder/{student}'),
  read('record', 'consent of a student', '/api/user/consent/{student}'),
  read('fees', 'fees of a student', '/api/fee/{student}'),
  read('record', 'attendance of a student', '/api/attend/{markedStudent}'),
  read(
    'record',
    'attendance of a student in a month',
    '/api/attend/{markedStudent}?month={markedMonth}&year={markedYear}',
  ),
  read('record', 'receipt to print', '/api/fee/receipt/{receipt}'),
  read('record', 'link to the file of a receipt', '/api/fee/receipt/{receipt}/file'),
  read('record', 'duplicates while typing', '/api/user/duplicates?contact=9800000000&email=nobody%40example.com'),
  read('record', 'draft of a form', '/api/draft?key=course-add'),
  read('list', 'receipts, first page', '/api/fee'),
  read('list', 'receipts, page 80', '/api/fee?page=80'),
  read('list', 'receipts of a month', `/api/fee?${MONTH}`),
  read('list', 'receipts of a year', `/api/fee?year=${YEAR}`),
  ...search('/api/fee?search=', 'receipts', ['asha', 'meera sample', '5550012345', 'no such name'], 'false'),
  ...count('/api/fee', 'receipts', ['asha', 'meera sample']),
  read('search', "receipts of a month, search 'asha'", `/api/fee?search=asha&${MONTH}&totals=false`),
  read('totals', 'receipts per month', '/api/fee/all'),
  read('list', 'pending fees, first page', '/api/fee/pending'),
  read('list', 'pending fees, page 10', '/api/fee/pending?page=10'),
  read('list', 'pending fees, 31–60 days late', '/api/fee/pending?age=31-60'),
  read('list', 'pending fees of dropped students', '/api/fee/pending?tab=Disable'),
  ...search('/api/fee/pending?search=', 'pending fees', ['asha', 'no such name']),
  read('list', 'students to remind', '/api/reminder'),
  read('list', 'students reminded today', '/api/reminder?tab=today'),
  ...search('/api/reminder?search=', 'students to remind', ['asha']),
  read('totals', 'cash of a day', `/api/closing?date=${DAY}`),
  read('list', 'signed-off days', '/api/closing/all'),
  read('totals', 'cash in hand', '/api/cash'),
  read('record', 'courses', '/api/course'),
  read('list', 'batches', '/api/batch'),
  read('list', 'batches with strength', '/api/batch/overview'),
  read('list', 'fullest batches', '/api/batch/overview?order=fullest'),
  read('list', 'trainers and rooms', '/api/batch/names'),
  read(
    'list',
    'clashes of a batch',
    '/api/batch/clashes?trainer=Anita%20Example&room=Room%201&startDate=2020-01-01&sessions=[{"weekday":1,"start":"08:00","end":"20:00"}]',
  ),
  read('record', 'seats of a batch', '/api/batch/seats?batch={batchCode}'),
  read('list', 'waiting list', '/api/waiting/{batch}'),
  read('record', 'own calendar address', '/api/calendar'),
  read('list', 'timetable of a week', '/api/timetable'),
  read('list', 'own timetable', '/api/timetable/own', { role: 'student' }),
  read('list', 'students of a batch with warnings', '/api/certificate/candidates?kind=completion&batch={batchCode}'),
  read('list', 'holidays', '/api/holiday'),
  read('list', 'batches to mark', '/api/batch?order=current&limit=12'),
  read('list', 'batches without attendance today', '/api/attend/unmarked'),
  read('list', 'batches of today', '/api/attend/today'),
  read('list', 'low attendance', '/api/absence/low?month={markedMonth}&year={markedYear}'),
  read(
    'list',
    'low attendance of a batch',
    '/api/absence/low?batch={markedBatch}&month={markedMonth}&year={markedYear}',
  ),
  read('record', 'roster of a day with marks', '/api/attend/roster?batchCode={markedBatch}&date={markedDay}'),
  read('record', 'roster of a day without marks', '/api/attend/roster?batchCode={unmarkedBatch}&date={unmarkedDay}'),
  read('record', 'attendance of a batch and day', '/api/attend?batchCode={markedBatch}&date={markedDay}'),
  read(
    'record',
    'register of a batch',
    '/api/attend/register?batchCode={markedBatch}&month={markedMonth}&year={markedYear}',
  ),
  read('report', 'attendance of all batches in a month', `/api/attend?${MONTH}`),
  read('list', 'enquiries, first page', '/api/enquiry'),
  read('list', 'enquiries, page 80', '/api/enquiry?page=80'),
  read('list', 'enquiries, tab Open', '/api/enquiry?status=Open'),
  read('list', 'enquiries, tab Placed', '/api/enquiry?isPlaced=placed'),
  read('list', 'enquiries to call', '/api/enquiry?toCall=true'),
  read('list', 'enquiries of a month', `/api/enquiry?${MONTH}`),
  read('totals', 'number of enquiries to call', '/api/enquiry/to-call'),
  ...search('/api/enquiry?search=', 'enquiries', ['asha', 'no such name'], 'false'),
  ...count('/api/enquiry', 'enquiries', ['asha']),
  read('record', 'one enquiry', '/api/enquiry/{enquiry}'),
  read('record', 'notes of an enquiry', '/api/enquiry/note/{enquiry}'),
  read('list', 'refunds', '/api/fee/refund', { role: 'admin' }),
  read('record', 'verify a receipt', '/api/fee/verify/{absentCode}', { status: 404, isLimited: true }),
  read('record', 'institute', '/api/institute'),
  read('record', 'reminder settings', '/api/reminder/settings'),
  read('record', 'absence settings', '/api/absence/settings'),
  read('record', 'discount limit', '/api/fee/discount-limit', { role: 'admin' }),
  read('dashboard', 'dashboard of a student', '/api/dashboard/student', { role: 'student' }),
  read('record', 'own session', '/api/session', { role: 'student' }),
  read('totals', 'expected today', `/api/closing?date=${TODAY}`),
]
