import { getToday } from '#features/base/institute/server/days/public.ts'
import { listHolidaysBetween } from '#features/domain/timetable/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inSnapshot } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { AttendanceRegister } from '../contract/attendance.contract.ts'
import { listRegisterMarks, listRegisterStudents, listSheetsOfMonth } from './register.sql.ts'
import { findBatchByCodeKey } from './roster.sql.ts'

type Query = { batchCode: string; month?: number | undefined; year?: number | undefined }

/** Month and year default to those of today. 404: unknown batch. */
export async function getRegister({ db, actor, clock }: Ctx, query: Query): Promise<AttendanceRegister> {
  const scope = scopeOf(actor)
  const [thisYear = 0, thisMonth = 1] = (await getToday(db, clock)).split('-').map(Number)
  const { month = thisMonth, year = thisYear } = query
  const batch = await findBatchByCodeKey(db, keyOf(query.batchCode))
  if (!batch) throw notFound()
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const [sheets, students, marks, holidays] = await inSnapshot(db, (snapshot) =>
    readTogether(snapshot, (db) => [
      listSheetsOfMonth(db, scope, batch.id, { month, year }),
      listRegisterStudents(db, scope, batch.id, { month, year }),
      listRegisterMarks(db, scope, batch.id, { month, year }),
      listHolidaysBetween(db, `${last.slice(0, 8)}01`, last),
    ]),
  )
  const presence = new Map(marks.map(({ student, sheet, present }) => [`${student} ${sheet}`, present]))
  const { bCode, courseName, bTime } = batch
  return {
    batchCode: bCode,
    courseName,
    bTime,
    month,
    year,
    days: sheets.map(({ date, present, absent }) => ({
      date,
      present,
      absent,
    })),
    holidays: holidays.map(({ name, from, to }) => ({
      name,
      from,
      to,
    })),
    students: students.map((student) => {
      const ofStudent = sheets.map((sheet) => presence.get(`${student.student} ${sheet.id}`) ?? null)
      const count = (value: boolean) => ofStudent.filter((mark) => mark === value).length
      return {
        ...student,
        marks: ofStudent,
        present: count(true),
        absent: count(false),
      }
    }),
  }
}
