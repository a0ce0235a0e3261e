import { copyInto } from './copy-into.ts'
import { AT_ONCE, type Loading } from './loading.ts'
import { type Attending, lastDaysWith, type PlannedSheet, planSheets, workingDays } from './plan-attendance.ts'
import { markRows, sheetRow } from './rows.ts'
import * as trail from './trail.ts'

/** Writes about so many marks, those of the last days; some thousands of marks are kept in memory at a time. */
export async function loadAttendance(
  { client, random, calendar, standing }: Loading,
  { attending, marks }: { attending: readonly Attending[]; marks: number },
): Promise<void> {
  const { hr } = standing
  const days = lastDaysWith(marks, workingDays(calendar.from, calendar.today), attending)
  for (const sheets of inPortions(planSheets(random, calendar, { days, attending }))) {
    await copyInto(
      client,
      'attendance_sheet',
      sheets.map((sheet) => sheetRow(sheet, hr.id)),
    )
    await copyInto(client, 'attendance_mark', sheets.flatMap(markRows))
    await copyInto(
      client,
      'audit_entry',
      sheets.map((sheet) => trail.attendanceSaved(sheet, hr)),
    )
  }
}

function* inPortions(sheets: Iterable<PlannedSheet>): Generator<PlannedSheet[]> {
  let portion: PlannedSheet[] = []
  let marks = 0
  for (const sheet of sheets) {
    portion.push(sheet)
    marks += sheet.marks.length
    if (marks < AT_ONCE * 4) continue
    yield portion
    portion = []
    marks = 0
  }
  if (portion.length > 0) yield portion
}
