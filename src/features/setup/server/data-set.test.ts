import { describe, expect, test } from 'vitest'
import { apiTest } from '#app/server/testing/api-test.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import { ask } from '#shared/server/embedded-postgres/ask.ts'
import { faultsInBooks } from '../../../../test/support/books.ts'
import { testDatabase } from '../../../../test/support/database.ts'
import { loadDemo } from './load-demo.ts'
import { seedDataSet } from './seed-data-set.ts'

const api = apiTest()
const clock = { now: () => api.now }
const count = async (from: string) => {
  const [row] = await ask<{ n: string }>(api.ownerUrl, `select count(*) as n from ${from}`)
  return Number(row?.n)
}

async function demo(students?: number) {
  await testDatabase()
  return loadDemo(api.ownerUrl, { clock, requestId: 'example', actor: SYSTEM }, students)
}

describe('the demo institute', () => {
  test('has courses, batches and students in every state', async () => {
    await demo()
    expect(await count('course')).toBe(8)
    expect(await count('batch')).toBe(24)
    expect(await count(`batch where end_on < '2026-11-21'`)).toBeGreaterThan(8)
    expect(await count(`batch where end_on is null or end_on > '2026-11-21'`)).toBeGreaterThan(3)
    expect(await count('student')).toBe(500)
    for (const kind of [
      `status = 'Active' and not is_placed and not is_completed`,
      `status = 'Active' and is_completed`,
      `status = 'Active' and is_placed`,
      `status = 'Disable'`,
      `status = 'Pending'`,
    ]) {
      expect(await count(`student where ${kind}`), kind).toBeGreaterThan(4)
    }
    const due = `student_account where paid < fee and due_from + 35 < '2026-11-21'`
    expect(await count(due)).toBeGreaterThan(10)
    expect(await count('receipt where voided_at is not null')).toBeGreaterThan(3)
  })

  test('has names with accents and in Devanagari, long ones and short ones, that are found by the search', async () => {
    await demo(300)
    expect(await count(`student where fname ~ '[À-žḀ-ỿ]'`)).toBeGreaterThan(10)
    expect(await count(`student where fname ~ '[ऀ-ॿ]' and lname ~ '[ऀ-ॿ]'`)).toBeGreaterThan(10)
    expect(await count('student where length(fname) <= 2')).toBeGreaterThan(5)
    expect(await count('student where length(fname || lname) > 30')).toBeGreaterThan(2)
    const hr = await api.as('hr')
    for (const search of ['cagla', 'आशा', 'ADITYA']) {
      const { body } = await hr.get(`/api/user?search=${encodeURIComponent(search)}`)
      expect(body.total, search).toBeGreaterThan(0)
    }
  })

  test('nobody can sign in but those that were told, and no number can be rung', async () => {
    await demo(100)
    expect(await count(`account where password_hash <> ''`)).toBe(3)
    expect(await count(`student where contact !~ '^555[0-9]{7}$'`)).toBe(0)
    expect(await count(`account where email !~ '@example[.]com$'`)).toBe(0)
  })

  test('is the same each time', async () => {
    const names = `select string_agg(fname || lname || paid, '' order by fname, lname, dob, paid) as all
      from student join student_account on student_id = id`
    await demo(100)
    const first = await ask(api.ownerUrl, names)
    await demo(100)
    expect(await ask(api.ownerUrl, names)).toEqual(first)
  })
})

describe('the books of a data set', () => {
  // A morning in the middle of the year; the first minutes of a financial year, at home and by UTC; a leap day; midnight.
  test.each([
    '2026-11-21T04:30:00Z',
    '2027-03-31T18:31:00Z',
    '2027-04-01T00:00:00Z',
    '2028-02-29T12:00:00Z',
    '2026-12-31T18:30:00Z',
  ])('balance when it is made at %s', async (now) => {
    api.now = new Date(now)
    await demo(300)
    expect(await faultsInBooks(api.ownerUrl)).toEqual([])
    expect(await count('receipt_series')).toBe(2)
    const at = `timestamptz '${now}'`
    for (const fault of [
      `receipt where issued_on <> (issued_at at time zone 'Asia/Kolkata')::date`,
      `receipt where issued_at > ${at} or voided_at > ${at} or voided_at < issued_at`,
      `receipt where due_after > payable - paid`,
      `student where created_at > ${at} or joining_on > (${at} at time zone 'Asia/Kolkata')::date + 40`,
      `audit_entry where at > ${at}`,
      `(select n, rank() over (partition by financial_year order by issued_at) as place from receipt) r where n <> place`,
      `(select due_after, payable - sum(paid) over (partition by student_id order by issued_at) as due
        from receipt where voided_at is null) r where due_after <> due`,
      `student_account m join student s on s.id = m.student_id where due_from <> coalesce((select max(paid_on)
        from receipt r where r.student_id = s.id and voided_at is null), joining_on)`,
      `student s join account a using (id) where (s.status = 'Disable') <> (a.state = 'disabled')`,
      `student s left join declared_payment d on d.student_id = s.id where (s.status = 'Pending') <> (d.student_id is not null)`,
      `student s join student_account m on m.student_id = s.id where s.status = 'Pending' and m.fee > 0`,
    ]) {
      expect(await count(fault), fault).toBe(0)
    }
  })

  test('go on as the rooms keep them: a fee that is taken has the next number and moves the totals', async () => {
    await demo(200)
    const hr = await api.as('hr')
    const [student] = await ask<{ id: string }>(
      api.ownerUrl,
      'select student_id as id from student_account where fee - paid >= 500 limit 1',
    )
    const [{ next } = { next: '' }] = await ask<{ next: string }>(
      api.ownerUrl,
      `select '2026-27/' || lpad((last + 1)::text, 6, '0') as next from receipt_series where financial_year = '2026-27'`,
    )
    const { body } = await hr.post(`/api/fee/${student?.id}`, { payMode: 'Cash', paid: 500, date: '2026-11-21' })
    expect(body.receiptNo).toBe(next)
    const other = await hr.get('/api/user?limit=1&tab=Active')
    await (await api.as('admin')).post('/api/admin/status', { student: other.body.students[0]._id, status: 'Disable' })
    expect(await faultsInBooks(api.ownerUrl)).toEqual([])
  })

  test('are written as the rooms write them: the trail tells of every record', async () => {
    await demo(200)
    for (const [records, action] of [
      ['course', 'course.create'],
      ['batch', 'batch.create'],
      [`student where status <> 'Pending'`, 'student.register'],
      [`student where status = 'Pending'`, 'student.apply'],
      [`student where status = 'Disable'`, 'student.disable'],
      ['receipt', 'fee.record'],
      ['receipt where voided_at is not null', 'fee.void'],
    ] as const) {
      const told = `audit_entry where action = '${action}' and record_id in (select id from ${records})`
      expect(await count(told), action).toBe(await count(records))
      expect(await count(`audit_entry where action = '${action}'`), action).toBe(await count(records))
    }
  })
})

describe('seeding', () => {
  const seed = (students: number, force = false) => seedDataSet(api.ownerUrl, { students, force, clock })

  test('fills an institute that is set up and empty, in its own time zone', async () => {
    await api.as('admin')
    await api.as('hr')
    await ask(api.ownerUrl, `update institute set time_zone = 'Pacific/Auckland'`)
    expect(await seed(1200)).toEqual([])
    expect(await count('student')).toBe(1200)
    expect(await count('batch')).toBeGreaterThanOrEqual(24)
    expect(await count(`receipt where issued_on <> (issued_at at time zone 'Pacific/Auckland')::date`)).toBe(0)
    expect(await faultsInBooks(api.ownerUrl)).toEqual([])
  })

  test('makes a demo institute of an empty database', async () => {
    await testDatabase()
    expect(await seed(50)).toHaveLength(3)
    expect(await count('student')).toBe(50)
  })

  test('refuses where there are students, unless it is forced: then the numbers go on', async () => {
    await demo(60)
    await expect(seed(40)).rejects.toThrow('There are students in this database already.')
    expect(await count('student')).toBe(60)
    await seed(40, true)
    expect(await count('student')).toBe(100)
    expect(await count('course')).toBe(8)
    expect(await faultsInBooks(api.ownerUrl)).toEqual([])
  })
})
