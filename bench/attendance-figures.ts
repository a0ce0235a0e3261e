import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import type { Caller } from '#testing/server/api-client.ts'
import { served, TIMES } from './list-figures.ts'
import { type Figure, measure } from './measure.ts'

/** In milliseconds, at the median. */
const BUDGET = { budget: 50 }
const WARM_UP = 50
const MARKS = 30

type BatchDay = { code: string; day: string; students: string[] }

/** Marks are read of days that have some, and saved on Sundays, which the data set leaves free. */
export async function attendanceFigures(hr: Caller, db: Db): Promise<Figure[]> {
  const marked = await markedDays(db)
  const free = await freeDays(db)
  const of = (n: number, days: readonly BatchDay[] = marked) => days[n % days.length]!
  const query = ({ code, day }: BatchDay) => `batchCode=${encodeURIComponent(code)}&date=${day}`
  const reading = (what: string, path: (n: number) => string) =>
    measure(what, TIMES, async (n) => served(await hr.get(path(n)), 200))
  const saving = (at: number) => async (n: number) => {
    const headers = { 'idempotency-key': randomUUID() }
    served(
      await hr.post(
        '/api/attend',
        marksOf(of(at + n, free), () => true),
        headers,
      ),
      201,
    )
  }
  const updating = async (n: number) => {
    const marks = marksOf(of(WARM_UP + n, free), (place) => place % 15 !== n % 15)
    served(await hr.put('/api/attend', marks, { 'if-match': '"1"' }), 200)
  }
  const figures = [
    await reading('roster of a marked day', (n) => `/api/attend/roster?${query(of(n))}`),
    await reading('roster of a day without marks', (n) => `/api/attend/roster?${query(of(n, free))}`),
    await reading('marks of a batch and day', (n) => `/api/attend?${query(of(n))}`),
    await reading('marks of a batch in a month', (n) => `/api/attend?batchCode=${of(n).code}&${monthOf(of(n).day)}`),
    await reading('marks of all in a month', (n) => `/api/attend?${monthOf(of(n).day)}`),
    await reading("one student's marks", (n) => `/api/attend/${of(n).students[0]}`),
    await reading("one student's marks of a month", (n) => `/api/attend/${of(n).students[0]}?${monthOf(of(n).day)}`),
    await reading('batches without marks today', () => '/api/attend/unmarked'),
  ]
  await measure('to warm up', WARM_UP, saving(0))
  return [
    ...figures,
    await measure(`${MARKS} marks are saved`, TIMES, saving(WARM_UP), BUDGET),
    await measure(`${MARKS} marks are updated`, TIMES, updating, BUDGET),
  ]
}

function marksOf({ code, day, students }: BatchDay, isPresent: (place: number) => boolean) {
  return students.map((student, place) => ({ student, batchCode: code, date: day, attendence: isPresent(place) }))
}

const monthOf = (day: string) => `month=${Number(day.slice(5, 7))}&year=${day.slice(0, 4)}`

/** Sheets from all over the data set, with the students in them. */
async function markedDays(db: Db): Promise<BatchDay[]> {
  const { rows } = await sql<BatchDay>`
    select b.code, h.day, array(select student_id::text from attendance_mark where sheet_id = h.id) as students
    from attendance_sheet h join batch b on b.id = h.batch_id order by md5(h.id::text) limit ${TIMES}`.execute(db)
  return rows
}

/** As many batches on days without a sheet, each with so many students to be marked, as are saved. */
async function freeDays(db: Db): Promise<BatchDay[]> {
  const { rows } = await sql<BatchDay>`
    with free as materialized (
      select b.id, b.code, d::date as day
      from batch b cross join generate_series(current_date - 500, current_date - 1, interval '1 day') d
      where extract(isodow from d) = 7 and b.start_on <= d and coalesce(b.end_on >= d, true)
        and not exists (select from attendance_sheet where batch_id = b.id and day = d::date)
      order by md5(b.code || d) limit ${4 * (TIMES + WARM_UP)}
    )
    select code, day, students from free cross join lateral (
      select array(select id::text from student where batch_id = free.id and status = 'Active' and joining_on <= day
        order by id limit ${MARKS}) as students
    ) s
    where cardinality(students) = ${MARKS} limit ${TIMES + WARM_UP}`.execute(db)
  if (rows.length < TIMES + WARM_UP) throw new Error('There are not enough free Sundays left in this data set.')
  return rows
}
