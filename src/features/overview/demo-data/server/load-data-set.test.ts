import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { chainTrail, recordEntries, recordEntry, verifyTrail } from '#testing/server/audit-trail.ts'
import { createDatabase } from '#testing/server/backups.ts'
import { resetDatabase, saveDatabase } from '#testing/server/database.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { demoSize, seedSize } from './size.ts'
import { loadDemo } from './load-demo.ts'
import { seedDataSet } from './seed-data-set.ts'

const api = startTestApi()
const clock = { now: () => api.now }
const countIn = async (ownerUrl: string, from: string) => {
  const [row] = await queryOnce<{ n: string }>(ownerUrl, `select count(*) as n from ${from}`)
  return Number(row?.n)
}
const count = (from: string) => countIn(api.ownerUrl, from)

const load = (ownerUrl: string, students?: number) =>
  loadDemo(ownerUrl, { clock, requestId: 'example', actor: SYSTEM }, demoSize(students))
async function loadDemoData(students?: number) {
  await resetDatabase()
  return load(api.ownerUrl, students)
}

/** Tests that only read share one demo institute. */
describe('loadDemo', () => {
  let demo: Awaited<ReturnType<typeof createDatabase>>
  const count = (from: string) => countIn(demo.url, from)
  beforeAll(async () => {
    demo = await createDatabase(api.ownerUrl, 'demo', 'munshi')
    await load(demo.url)
  })
  afterAll(() => demo.drop())

  test('creates courses, batches and students in every state', async () => {
    expect(await count('course')).toBe(8)
    expect(await count('batch')).toBe(24)
    expect(await count(`batch where end_on < '2026-11-21'`)).toBeGreaterThan(8)
    expect(await count(`batch where end_on is null or end_on > '2026-11-21'`)).toBeGreaterThan(3)
    expect(await count('student')).toBe(500)
    for (const condition of [
      `status = 'Active' and not is_placed and not is_completed`,
      `status = 'Active' and is_completed`,
      `status = 'Active' and is_placed`,
      `status = 'Disable'`,
      `status = 'Pending'`,
    ]) {
      expect(await count(`student where ${condition}`), condition).toBeGreaterThan(4)
    }
    const overdue = `student_account where paid < fee and due_from + 35 < '2026-11-21'`
    expect(await count(overdue)).toBeGreaterThan(10)
    expect(await count('receipt where voided_at is not null')).toBeGreaterThan(3)
  })

  test('creates enquiries of every kind, some of admitted students', async () => {
    expect(await count('enquiry')).toBe(60)
    for (const condition of [
      `status = 'Open'`,
      `status = 'Pending'`,
      `status = 'Closed' and student_id is null`,
      'student_id is not null',
      'mail_id is null',
      'contact is null',
      'ref is null',
      'ref is not null',
      'remark is not null',
      'enquiry_mode is null',
      `mode = 'online'`,
      `day > date '2026-11-21' - 30`,
      `day < date '2026-06-01'`,
    ]) {
      expect(await count(`enquiry where ${condition}`), condition).toBeGreaterThan(2)
    }
  })

  test('creates marks of the last three months, and leaves some batches unmarked today', async () => {
    const [first] = await queryOnce<{ day: string }>(demo.url, 'select min(day)::text as day from attendance_sheet')
    expect(first?.day).toMatch(/^2026-08/)
    const marks = await count('attendance_mark')
    const present = await count('attendance_mark where present')
    expect(present / marks).toBeGreaterThan(0.86)
    expect(present / marks).toBeLessThan(0.9)
    const oftenAbsent = `(select from attendance_mark group by student_id having count(*) filter (where present) < 0.6 * count(*)) s`
    expect(await count(oftenAbsent)).toBeGreaterThan(3)
    const running = `batch where start_on <= '2026-11-21' and coalesce(end_on >= '2026-11-21', true)`
    expect(await count(`attendance_sheet where day = '2026-11-21'`)).toBeGreaterThan(1)
    expect(await count(`attendance_sheet where day = '2026-11-21'`)).toBeLessThan((await count(running)) - 1)
  })

  test('creates projects and links of about every fifth student, and staff of whom one is deactivated', async () => {
    for (const table of ['project', 'portfolio']) {
      expect(await count(`(select from ${table} group by student_id having count(*) between 1 and 3) s`)).toBe(
        await count(`(select distinct student_id from ${table}) s`),
      )
      expect(await count(`(select distinct student_id from ${table}) s`)).toBeGreaterThan(85)
      expect(await count(`(select distinct student_id from ${table}) s`)).toBeLessThan(110)
    }
    expect(await count(`account where role = 'hr' and state = 'active'`)).toBe(3)
    expect(await count(`account where role = 'hr' and state = 'disabled'`)).toBe(1)
    expect(await count(`account where role = 'admin'`)).toBe(2)
    expect(await count('(select from receipt group by issued_by having count(*) > 100) s')).toBe(3)
  })

  test('creates no other account that can sign in, and no real phone number', async () => {
    expect(await count(`account where role = 'student' and password_hash <> ''`)).toBe(1)
    // Two staff passwords are returned; the others are unknown, and no link is open.
    expect(await count(`account where role <> 'student' and password_hash = ''`)).toBe(0)
    expect(await count('reset_token')).toBe(0)
    expect(await count(`student where contact !~ '^555[0-9]{7}$'`)).toBe(0)
    expect(await count(`account where email !~ '@example[.]com$'`)).toBe(0)
    const realContacts = `enquiry where student_id is null and (contact !~ '^557[0-9]{7}$' or mail_id !~ '@example[.]net$')`
    expect(await count(realContacts)).toBe(0)
  })

  test('writes the audit entries of every record', async () => {
    for (const [records, action] of [
      ['course', 'course.create'],
      ['batch', 'batch.create'],
      [`student where status <> 'Pending'`, 'student.register'],
      [`student where status = 'Pending'`, 'student.apply'],
      [`student where status = 'Disable'`, 'student.disable'],
      ['receipt', 'fee.record'],
      ['receipt where voided_at is not null', 'fee.void'],
      ['attendance_sheet', 'attendance.save'],
      ['enquiry', 'enquiry.create'],
      ['enquiry where next_call_on is not null', 'enquiry.note'],
      [`enquiry where status <> 'Open' and student_id is null`, 'enquiry.status'],
      ['enquiry where student_id is not null', 'enquiry.admit'],
      ['expense_category', 'category.create'],
      ['expense', 'expense.create'],
      ['project', 'project.add'],
      ['portfolio', 'portfolio.add'],
      [`account where role <> 'student'`, 'staff.create'],
      [`account where role <> 'student' and state = 'disabled'`, 'staff.update'],
    ] as const) {
      const entries = `audit_entry where action = '${action}' and record_id in (select id from ${records})`
      expect(await count(entries), action).toBe(await count(records))
      expect(await count(`audit_entry where action = '${action}'`), action).toBe(await count(records))
    }
    const matchingExpenses = `expense x join expense_category k on k.id = category_id join audit_entry e on e.record_id = x.id
      where (after ->> 'amount')::numeric = amount and after ->> 'ledgerName' = k.ledger and (after ->> 'date')::date = day`
    expect(await count(matchingExpenses)).toBe(await count('expense'))
    const matchingSheets = `attendance_sheet h join batch b on b.id = batch_id join audit_entry e on e.record_id = h.id
      where after = jsonb_build_object('batchCode', code, 'date', day, 'present', present, 'absent', absent) and at = saved_at`
    expect(await count(matchingSheets)).toBe(await count('attendance_sheet'))
  })
})

describe('loadDemo', () => {
  test('creates expenses in eight categories, each month less than was received', async () => {
    await loadDemoData()
    expect(await count('expense_category')).toBe(8)
    expect(await count('expense')).toBeGreaterThan(100)
    expect(await count('expense')).toBeLessThan(200)
    const admin = await api.signInAs('admin')
    for (const year of [2025, 2026]) {
      const { body } = await admin.get(`/api/dashboard/admin?year=${year}`)
      const months = (body.months as { month: number; spent: number; balance: number }[]).filter(({ month }) =>
        year === 2026 ? month <= 11 : month >= 4,
      )
      for (const { month, spent, balance } of months) {
        expect(spent, `${year}-${month}`).toBeGreaterThan(0)
        expect(balance, `${year}-${month}`).toBeGreaterThan(0)
      }
    }
  })

  test('creates long, short, accented and Devanagari names that the search finds', async () => {
    await loadDemoData(300)
    expect(await count(`student where fname ~ '[À-žḀ-ỿ]'`)).toBeGreaterThan(10)
    expect(await count(`student where fname ~ '[ऀ-ॿ]' and lname ~ '[ऀ-ॿ]'`)).toBeGreaterThan(10)
    expect(await count('student where length(fname) <= 2')).toBeGreaterThan(5)
    expect(await count('student where length(fname || lname) > 30')).toBeGreaterThan(2)
    const hr = await api.signInAs('hr')
    for (const search of ['cagla', 'आशा', 'ADITYA']) {
      const { body } = await hr.get(`/api/user?search=${encodeURIComponent(search)}`)
      expect(body.total, search).toBeGreaterThan(0)
    }
  })

  test('creates the same people each time', async () => {
    const names = `select string_agg(fname || lname || paid, '' order by fname, lname, dob, paid) as all
      from student join student_account on student_id = id`
    await loadDemoData(100)
    const first = await queryOnce(api.ownerUrl, names)
    await loadDemoData(100)
    expect(await queryOnce(api.ownerUrl, names)).toEqual(first)
  })
})

// A morning; the first minutes of a financial year in India and in UTC; a leap day; midnight; a Sunday.
const INSTANTS = [
  '2026-11-21T04:30:00Z',
  '2027-03-31T18:31:00Z',
  '2027-04-01T00:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T18:30:00Z',
  '2026-11-22T06:00:00Z',
]

/** Faults that must not exist, each as the `from` of a count. */
const accountFaults = (now: string) => {
  const at = `timestamptz '${now}'`
  return [
    `receipt where issued_on <> (issued_at at time zone 'Asia/Kolkata')::date`,
    `receipt where issued_at > ${at} or voided_at > ${at} or voided_at < issued_at`,
    `receipt where due_after > payable - paid`,
    `student where created_at > ${at} or joining_on > (${at} at time zone 'Asia/Kolkata')::date + 40`,
    `audit_entry where at > ${at}`,
    `(select n, rank() over (partition by financial_year order by issued_at) as expected from receipt) r where n <> expected`,
    `(select due_after, payable - sum(paid) over (partition by student_id order by issued_at) as due
      from receipt where voided_at is null) r where due_after <> due`,
    `student_account m join student s on s.id = m.student_id where due_from <> coalesce((select max(paid_on)
      from receipt r where r.student_id = s.id and voided_at is null), joining_on)`,
    `receipt r join (select receipt_id, sum(amount) as parts from receipt_part group by 1) p on p.receipt_id = r.id
      where pay_mode <> 'Others' or paid <> parts`,
    `student s join batch b on b.id = s.batch_id where b.course_id <> s.course_id`,
    `student s join account a using (id) where (s.status = 'Disable') <> (a.state = 'disabled')`,
    `student s left join declared_payment d on d.student_id = s.id where (s.status = 'Pending') <> (d.student_id is not null)`,
    `student s join student_account m on m.student_id = s.id where s.status = 'Pending' and m.fee > 0`,
  ]
}

const attendanceFaults = (now: string) => {
  const at = `timestamptz '${now}'`
  const today = `(${at} at time zone 'Asia/Kolkata')::date`
  const marked = `attendance_mark k join attendance_sheet h on h.id = k.sheet_id join student s on s.id = k.student_id
    join batch b on b.id = h.batch_id`
  return [
    `attendance_sheet h where (present, absent) <> (select count(*) filter (where present),
      count(*) filter (where not present) from attendance_mark where sheet_id = h.id)`,
    `attendance_month m where (present, absent) <> (select count(*) filter (where k.present),
      count(*) filter (where not k.present) from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
      where k.student_id = m.student_id and h.batch_id = m.batch_id and date_trunc('month', k.day) = m.month)`,
    `attendance_sheet where saved_at > ${at} or day <> (saved_at at time zone 'Asia/Kolkata')::date
      or extract(isodow from day) = 7 or version <> 1`,
    `attendance_sheet join account a on a.id = saved_by where a.role <> 'hr'`,
    `${marked} where k.day <> h.day or s.batch_id <> h.batch_id or k.day < b.start_on or k.day > b.end_on`,
    `${marked} where k.day < s.joining_on`,
    `${marked} where s.created_at > h.saved_at or s.status = 'Pending'`,
    `attendance_mark k join audit_entry e on e.action = 'student.disable' and e.record_id = k.student_id
      where k.day >= (e.at at time zone 'Asia/Kolkata')::date`,
    // Every active student is marked, and every batch of the last weeks.
    `student s join attendance_sheet h on h.batch_id = s.batch_id and h.day > s.joining_on
      where s.status = 'Active' and not exists (select from attendance_mark where sheet_id = h.id and student_id = s.id)`,
    `generate_series(${today} - 20, ${today} - 1, '1 day') d join batch b on d >= b.start_on and coalesce(d <= b.end_on, true)
      where extract(isodow from d) < 7 and not exists (select from attendance_sheet h where h.batch_id = b.id and h.day = d)
      and exists (select from student s where s.batch_id = b.id and s.status = 'Active' and s.joining_on < d)`,
    `enquiry where created_at > ${at} or day <> (created_at at time zone 'Asia/Kolkata')::date`,
    `enquiry where length(name) > 30 or name ~ '[[:digit:]]'`,
    `enquiry where version <> 1 + (status <> 'Open')::int + (next_call_on is not null)::int
      or (student_id is not null or next_call_on is not null) and (status = 'Closed') <> (student_id is not null)`,
    `enquiry_note n join enquiry e on e.id = n.enquiry_id where n.at > ${at} or n.at < e.created_at or n.note not like 'Demo note%'
      or n.next_call_on <> e.next_call_on or n.next_call_on < (n.at at time zone 'Asia/Kolkata')::date`,
    `enquiry e join student s on s.id = e.student_id where e.name <> s.fname || ' ' || s.lname or e.name_key <> s.search_key
      or e.course_id <> s.course_id or e.created_at >= s.created_at or e.day not between s.joining_on - 14 and s.joining_on`,
  ]
}

const expenseFaults = (now: string) => {
  const at = `timestamptz '${now}'`
  const items = `(select student_id, created_at, link from project union all select student_id, created_at, link from portfolio) w
    join student s on s.id = w.student_id`
  return [
    `expense where created_at > ${at} or day <> (created_at at time zone 'Asia/Kolkata')::date or amount <> trunc(amount)
      or extract(isodow from day) = 7`,
    `(select to_char(day, 'YYYY-MM') as month, sum(amount) as spent from expense group by 1) x
      left join (select to_char(paid_on, 'YYYY-MM') as month, sum(paid) as received from receipt where voided_at is null group by 1) r
      using (month) where spent >= coalesce(received, 0)`,
    `expense_category where created_at > (select min(created_at) from expense)`,
    `${items} where w.created_at > ${at} or w.created_at < s.created_at or s.status = 'Pending'`,
    `${items} where w.link not like 'https://example.com/%'`,
    `${items} join audit_entry e on e.action = 'student.disable' and e.record_id = s.id where w.created_at >= e.at`,
  ]
}

describe('loadDataSet', () => {
  test.each(isFullRun ? INSTANTS : INSTANTS.slice(0, 2))('creates consistent records at %s', async (now) => {
    api.now = new Date(now)
    await loadDemoData(isFullRun ? 300 : 150)
    expect(await findAccountFaults(api.ownerUrl)).toEqual([])
    expect(await count('receipt_series')).toBe(2)
    expect(await count('attendance_mark')).toBeGreaterThan(1000)
    for (const fault of [...accountFaults(now), ...attendanceFaults(now), ...expenseFaults(now)]) {
      expect(await count(fault), fault).toBe(0)
    }
  })

  test('leaves receipt numbers and totals that later payments and changes continue', async () => {
    await loadDemoData(60)
    const hr = await api.signInAs('hr')
    const [student] = await queryOnce<{ id: string }>(
      api.ownerUrl,
      'select student_id as id from student_account where fee - paid >= 500 limit 1',
    )
    const [{ next } = { next: '' }] = await queryOnce<{ next: string }>(
      api.ownerUrl,
      `select '2026-27/' || lpad((last + 1)::text, 6, '0') as next from receipt_series where financial_year = '2026-27'`,
    )
    const { body } = await hr.post(`/api/fee/${student?.id}`, { payMode: 'Cash', paid: 500, date: '2026-11-21' })
    expect(body.receiptNo).toBe(next)
    const other = await hr.get('/api/user?limit=1&tab=Active')
    await (
      await api.signInAs('admin')
    ).post('/api/admin/status', { student: other.body.students[0]._id, status: 'Disable' })
    expect(await findAccountFaults(api.ownerUrl)).toEqual([])
  })
})

describe('seedDataSet', () => {
  const seed = (students: number, force = false) =>
    seedDataSet(api.ownerUrl, { size: seedSize(students), force, clock })

  const STUDENTS = isFullRun ? 1500 : 120
  const SEEDED = 'seeded'
  const listSchemaParts = () =>
    queryOnce(
      api.ownerUrl,
      `select pg_get_indexdef(indexrelid) as part from pg_index where indrelid::regclass::text not like 'pg_%'
      union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      order by part`,
    )

  async function seedLarge() {
    await api.signInAs('admin')
    await api.signInAs('hr')
    await queryOnce(api.ownerUrl, `update institute set time_zone = 'Pacific/Auckland'`)
    const schemaBefore = await listSchemaParts()
    const accounts = await seed(1200)
    const schemaAfter = await listSchemaParts()
    await saveDatabase(api.ownerUrl, SEEDED)
    return { accounts, schemaBefore, schemaAfter }
  }
  let large: ReturnType<typeof seedLarge> | undefined

  /** Loads so many students that indexes are dropped meanwhile. The first test loads them, for all. */
  async function openLarge() {
    if (large) await resetDatabase(SEEDED)
    large ??= seedLarge()
    return large
  }

  test('fills an institute without students, in its time zone', async () => {
    expect((await openLarge()).accounts).toEqual([])
    expect(await count('student')).toBe(1200)
    expect(await count('batch')).toBeGreaterThanOrEqual(24)
    expect(await count(`receipt where issued_on <> (issued_at at time zone 'Pacific/Auckland')::date`)).toBe(0)
    expect(await findAccountFaults(api.ownerUrl)).toEqual([])
  })

  test('creates the requested number of marks, or one day more', async () => {
    await resetDatabase()
    await seedDataSet(api.ownerUrl, { size: seedSize(STUDENTS, { marks: 5 }), force: false, clock })
    expect(await count('enquiry')).toBe(STUDENTS / 5)
    expect(await count('attendance_mark')).toBeGreaterThan(5 * STUDENTS * 0.9)
    expect(await count('attendance_mark')).toBeLessThan(5 * STUDENTS * 1.2)
    await resetDatabase()
    await seedDataSet(api.ownerUrl, { size: seedSize(50, { marks: 0 }), force: false, clock })
    expect(await count('attendance_mark')).toBe(0)
  })

  test.each(['empty', 'in use'])(
    'gives no false alarm of the audit trail in an institute that is %s',
    async (state) => {
      await resetDatabase()
      if (state === 'in use') {
        await api.signInAs('admin')
        await api.signInAs('hr')
        await recordEntries(api, 2)
        await chainTrail(api)
        api.now = new Date(api.now.getTime() + 3_600_000)
      }
      await seedDataSet(api.ownerUrl, { size: seedSize(50, { marks: 2 }), force: false, clock })
      await chainTrail(api)
      await recordEntry(api)
      await chainTrail(api)

      const { faults, total } = await verifyTrail(api, [], 5000)
      expect(faults).toEqual([])
      expect(total).toBeGreaterThan(100)
    },
  )

  test('creates about the requested number of receipts', async () => {
    await resetDatabase()
    await seedDataSet(api.ownerUrl, { size: seedSize(STUDENTS, { receipts: 8, marks: 0 }), force: false, clock })
    expect((await count('receipt')) / STUDENTS).toBeGreaterThan(7)
    expect((await count('receipt')) / STUDENTS).toBeLessThan(9)
  })

  test('leaves the indexes, constraints and triggers as they were', async () => {
    const { schemaBefore, schemaAfter } = await openLarge()
    expect(schemaAfter).toEqual(schemaBefore)
  })

  test('collects the words of all names once', async () => {
    await openLarge()
    const words = `(select word from name_word except all
      select distinct word from (select search_key from student union select name_key from enquiry) n (key), name_words(key) word) w`
    expect(await count(words)).toBe(0)
    expect(await count('name_word')).toBeGreaterThan(40)
    expect(
      await count(`student, name_words(search_key) w where not exists (select from name_word where word = w)`),
    ).toBe(0)
  })

  test('loads the demo institute into an empty database', async () => {
    await resetDatabase()
    expect(await seed(100)).toHaveLength(3)
    expect(await count('student')).toBe(100)
    expect(await count('fee_plan')).toBeGreaterThan(0)
    expect(await findAccountFaults(api.ownerUrl)).toEqual([])
  })

  test('rejects a database with students unless forced, and then continues the numbers', async () => {
    await loadDemoData(60)
    await expect(seed(40)).rejects.toThrow('There are students in this database already.')
    expect(await count('student')).toBe(60)
    await seed(40, true)
    expect(await count('student')).toBe(100)
    expect(await count('course')).toBe(8)
    expect(await count('expense_category')).toBe(8)
    expect(await count(`account where role <> 'student'`)).toBe(6)
    expect(await findAccountFaults(api.ownerUrl)).toEqual([])
  })
})
