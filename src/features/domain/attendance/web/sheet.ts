import type { AbsentStudent } from '#features/domain/attendance/absences/web/public.ts'
import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'

/** Whether each student is present, by id. */
export type Marks = Record<string, boolean>

/** Contains unsaved marks. It is also the format of the stored draft. */
export type Draft = {
  version: number | null
  marks: Marks
  /** Marks made on an older version of the sheet. They are applied only on request. */
  aside: Marks
}

type Student = Roster['students'][number]
/** `student` is the object of the roster, which stays the same while marks change. */
export type SheetRow = { student: Student; present: boolean }

export type Sheet = {
  rows: SheetRow[]
  changed: number
  /** The marks of the draft's `aside` that differ from the rows. */
  aside: Marks
  isUnsaved: boolean
}

/** Students are present until marked otherwise. */
const getSavedPresence = ({ attendence }: Student): boolean => attendence ?? true

/** Applies a draft to the roster. Marks for another version go to `aside`, so they never overwrite saved marks. */
export function buildSheet(roster: Roster, draft: Draft | undefined): Sheet {
  const { marks, aside } = splitDraft(roster, draft)
  const rows = roster.students.map((student) => ({
    student,
    present: marks[student.student] ?? getSavedPresence(student),
  }))
  const changed = rows.filter(({ student, present }) => present !== getSavedPresence(student)).length
  const differing = rows.flatMap(({ student: { student }, present }) => {
    const own = aside[student]
    return own === undefined || own === present ? [] : [[student, own] as const]
  })
  return {
    rows,
    changed,
    aside: Object.fromEntries(differing),
    isUnsaved: changed > 0 || differing.length > 0,
  }
}

export function addMarks(roster: Roster, draft: Draft | undefined, added: Marks): Draft {
  const { marks, aside } = splitDraft(roster, draft)
  return { version: roster.version, marks: { ...marks, ...added }, aside }
}

export const applyAside = (roster: Roster, draft: Draft | undefined, { aside }: Sheet): Draft => ({
  ...addMarks(roster, draft, aside),
  aside: {},
})

/**
 * Keeps the marks of a rejected save that differ from the roster it was based on. They become `aside` on the next
 * version.
 */
export function toRejectedDraft(roster: Roster, { rows }: Sheet): Draft {
  const differing = rows.filter(({ student, present }) => present !== student.attendence)
  return {
    version: roster.version,
    marks: Object.fromEntries(differing.map(({ student, present }) => [student.student, present])),
    aside: {},
  }
}

/** Returns the absent students of a saved sheet, and those who were absent when their parents were told. */
export const listAbsent = ({ students, version }: Roster): AbsentStudent[] =>
  version === null
    ? []
    : students
        .filter(({ attendence, notice }) => attendence === false || notice)
        .map(({ parentContact = null, language = null, notice = null, ...student }) => ({
          ...student,
          parentContact,
          language,
          notice,
          isPresent: student.attendence === true,
        }))

function splitDraft({ version }: Roster, draft: Draft | undefined): Pick<Draft, 'marks' | 'aside'> {
  if (draft === undefined) return { marks: {}, aside: {} }
  if (draft.version === version) return draft
  return { marks: {}, aside: { ...draft.aside, ...draft.marks } }
}
