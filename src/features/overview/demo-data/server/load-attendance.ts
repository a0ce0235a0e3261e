import { copyInto } from './copy-into.ts'
import { copyEntries, ROWS_PER_COPY, type LoadContext } from './load-context.ts'
import {
  type AttendancePeriod,
  selectLastDays,
  type PlannedSheet,
  planSheets,
  listWorkingDays,
} from './plan-attendance.ts'
import { markRows, sheetRow } from './rows.ts'
import { sheetEntry } from './audit-entries.ts'

export async function loadAttendance(
  { client, random, calendar, existing }: LoadContext,
  { periods, marks }: { periods: readonly AttendancePeriod[]; marks: number },
): Promise<void> {
  const { hr } = existing
  const days = selectLastDays(marks, listWorkingDays(calendar.from, calendar.today), periods)
  for (const sheets of groupSheets(planSheets(random, calendar, { days, periods }))) {
    await copyInto(
      client,
      'attendance_sheet',
      sheets.map((sheet) => sheetRow(sheet, hr.id)),
    )
    await copyInto(client, 'attendance_mark', sheets.flatMap(markRows))
    await copyEntries(
      { client, calendar, existing },
      sheets.map((sheet) => sheetEntry(sheet, hr)),
    )
  }
}

function* groupSheets(sheets: Iterable<PlannedSheet>): Generator<PlannedSheet[]> {
  let group: PlannedSheet[] = []
  let marks = 0
  for (const sheet of sheets) {
    group.push(sheet)
    marks += sheet.marks.length
    if (marks < ROWS_PER_COPY * 4) continue
    yield group
    group = []
    marks = 0
  }
  if (group.length > 0) yield group
}
