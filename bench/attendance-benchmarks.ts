import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import type { ApiClient } from '#testing/server/api-client.ts'
import { expectStatus, RUNS } from './list-benchmarks.ts'
import { type Measurement, measure } from './measure.ts'

/** In milliseconds, at the median. */
const BUDGET = { budget: 50 }
const WARM_UP = 50
const MARKS = 30

type BatchDay = { code: string; day: string; students: string[] }

/** Saves marks on Sundays, for which the data set has none. */
export async function measureAttendance(hr: ApiClient, db: Db): Promise<Measurement[]> {
  const marked = await sampleMarkedDays(db)
  const free = await sampleFreeDays(db)
  const pick = (n: number, days: readonly BatchDay[] = marked) => days[n % days.length]!
  const query = ({ code, day }: BatchDay) => `batchCode=${encodeURIComponent(code)}&date=${day}`
  const measureRead = (name: string, path: (n: number) => string) =>
    measure(name, RUNS, async (n) => expectStatus(await hr.get(path(n)), 200))
  const save = (offset: number) => async (n: number) => {
    const headers = { 'idempotency-key': randomUUID() }
    expectStatus(
      await hr.post(
        '/api/attend',
        createMarks(pick(offset + n, free), () => true),
        headers,
      ),
      201,
    )
  }
  const update = async (n: number) => {
    const marks = createMarks(pick(WARM_UP + n, free), (index) => index % 15 !== n % 15)
    expectStatus(await hr.put('/api/attend', marks, { 'if-match': '"1"' }), 200)
  }
  const measurements = [
    await measureRead('roster of a day with marks', (n) => `/api/attend/roster?${query(pick(n))}`),
    await measureRead('roster of a day without marks', (n) => `/api/attend/roster?${query(pick(n, free))}`),
    await measureRead('attendance of a batch and day', (n) => `/api/attend?${query(pick(n))}`),
    await measureRead(
      'attendance of a batch in a month',
      (n) => `/api/attend?batchCode=${encodeURIComponent(pick(n).code)}&${monthQuery(pick(n).day)}`,
    ),
    await measureRead(
      'register of a batch in a month',
      (n) => `/api/attend/register?batchCode=${encodeURIComponent(pick(n).code)}&${monthQuery(pick(n).day)}`,
    ),
    await measureRead('attendance of all batches in a month', (n) => `/api/attend?${monthQuery(pick(n).day)}`),
    await measureRead('attendance of one student', (n) => `/api/attend/${pick(n).students[0]}`),
    await measureRead(
      'attendance of one student in a month',
      (n) => `/api/attend/${pick(n).students[0]}?${monthQuery(pick(n).day)}`,
    ),
    await measureRead('batches without attendance today', () => '/api/attend/unmarked'),
    await measureRead('batches of today with their attendance', () => '/api/attend/today'),
  ]
  await measure('warm-up', WARM_UP, save(0))
  return [
    ...measurements,
    await measure(`save ${MARKS} marks`, RUNS, save(WARM_UP), BUDGET),
    await measure(`update ${MARKS} marks`, RUNS, update, BUDGET),
  ]
}

function createMarks({ code, day, students }: BatchDay, isPresent: (index: number) => boolean) {
  return students.map((student, index) => ({ student, batchCode: code, date: day, attendence: isPresent(index) }))
}

const monthQuery = (day: string) => `month=${Number(day.slice(5, 7))}&year=${day.slice(0, 4)}`

async function sampleMarkedDays(db: Db): Promise<BatchDay[]> {
  const { rows } = await sql<BatchDay>`
    select b.code, h.day, array(
      select student_id::text from attendance_mark k join student s on s.id = k.student_id
      where k.sheet_id = h.id and s.status <> 'Deleted') as students
    from attendance_sheet h join batch b on b.id = h.batch_id order by md5(h.id::text) limit ${RUNS}`.execute(db)
  return rows
}

/** Batches on Sundays without a sheet, with enough students to mark. */
async function sampleFreeDays(db: Db): Promise<BatchDay[]> {
  const { rows } = await sql<BatchDay>`
    with free as materialized (
      select b.id, b.code, d::date as day
      from batch b cross join generate_series(current_date - 500, current_date - 1, interval '1 day') d
      where extract(isodow from d) = 7 and b.start_on <= d and coalesce(b.end_on >= d, true)
        and not exists (select from attendance_sheet where batch_id = b.id and day = d::date)
      order by md5(b.code || d) limit ${4 * (RUNS + WARM_UP)}
    )
    select code, day, students from free cross join lateral (
      select array(select id::text from student where batch_id = free.id and status = 'Active' and joining_on <= day
        order by id limit ${MARKS}) as students
    ) s
    where cardinality(students) = ${MARKS} limit ${RUNS + WARM_UP}`.execute(db)
  if (rows.length < RUNS + WARM_UP) throw new Error('not enough Sundays without marks in this data set')
  return rows
}
