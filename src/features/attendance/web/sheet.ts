import type { Roster } from '#features/attendance/contract/attendance.contract.ts'

/** A student's id, and whether present. */
export type Marks = Record<string, boolean>

/** What a clerk has marked and not saved. */
export type Draft = {
  /** Of the marks that stood when these were made; null while there were none. */
  version: number | null
  marks: Marks
  /** Made on marks that somebody else has changed since: kept beside, and put back when asked. */
  aside: Marks
}

export type SheetRow = Roster['students'][number] & { present: boolean }

export type Sheet = {
  rows: SheetRow[]
  /** How many marks differ from those that stand. */
  changed: number
  /** Those set aside that differ from what is shown. */
  aside: Marks
  isUnsaved: boolean
}

/** Everybody is present until marked otherwise. */
const standing = ({ attendence }: Roster['students'][number]): boolean => attendence ?? true

/** The roster with the draft's marks on it; a draft of another version is shown beside, never over what stands. */
export function sheetOf(roster: Roster, draft: Draft | undefined): Sheet {
  const { marks, aside } = onto(roster, draft)
  const rows = roster.students.map((row) => ({ ...row, present: marks[row.student] ?? standing(row) }))
  const changed = rows.filter((row) => row.present !== standing(row)).length
  const differing = rows.flatMap(({ student, present }) => {
    const mine = aside[student]
    return mine === undefined || mine === present ? [] : [[student, mine] as const]
  })
  return {
    rows,
    changed,
    aside: Object.fromEntries(differing),
    isUnsaved: changed > 0 || differing.length > 0,
  }
}

/** The draft once these marks are made too. */
export function marked(roster: Roster, draft: Draft | undefined, made: Marks): Draft {
  const { marks, aside } = onto(roster, draft)
  return { version: roster.version, marks: { ...marks, ...made }, aside }
}

/** Somebody else's marks stand now: the draft with those of the clerk's put onto them again. */
export const withAside = (roster: Roster, draft: Draft | undefined, { aside }: Sheet): Draft => ({
  ...marked(roster, draft, aside),
  aside: {},
})

/** Everything that saving says, where it differs from what stood: what is set aside when somebody else was quicker. */
export function said(roster: Roster, { rows }: Sheet): Draft {
  const made = rows.filter(({ present, attendence }) => present !== attendence)
  return {
    version: roster.version,
    marks: Object.fromEntries(made.map(({ student, present }) => [student, present])),
    aside: {},
  }
}

function onto({ version }: Roster, draft: Draft | undefined): Pick<Draft, 'marks' | 'aside'> {
  if (draft === undefined) return { marks: {}, aside: {} }
  if (draft.version === version) return draft
  return { marks: {}, aside: { ...draft.aside, ...draft.marks } }
}
