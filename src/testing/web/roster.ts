import type { Roster, TodaysBatches } from '#features/domain/attendance/contract/attendance.contract.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'

export const TODAY = '2026-11-20'

/** Lists Student01 Rao to Student<count> Rao, without marks. */
export const createRoster = (count = 3, more: Partial<Roster> = {}): Roster => ({
  batchCode: 'T-1',
  courseName: 'Tally',
  bTime: '10 to 12',
  endDate: null,
  date: TODAY,
  today: TODAY,
  elsewhere: [],
  version: null,
  savedBy: null,
  students: Array.from({ length: count }, (_, index) =>
    createRosterStudent(`Student${String(index + 1).padStart(2, '0')}`),
  ),
  ...more,
})

export const createRosterStudent = (fname: string, attendence: boolean | null = null) => ({
  student: `id-${fname}`,
  studentName: `${fname} Rao`,
  fname,
  father: 'Mohan Rao',
  profile: null,
  photo: null,
  attendence,
  recent: [] as boolean[],
})

/** Returns the roster after it was saved with these students absent, by first name. */
export const markRoster = ({ students, ...roster }: Roster, absent: string[], version = 1): Roster => ({
  ...roster,
  version,
  savedBy: 'Meera',
  students: students.map((row) => ({ ...row, attendence: !absent.includes(row.fname) })),
})

/** Lists S-1, which is marked, then T-1 and U-1. */
export const createTodaysBatches = (): TodaysBatches => ({
  date: TODAY,
  total: 3,
  marked: 1,
  batches: ['S-1', 'T-1', 'U-1'].map((bCode, index) => ({
    bCode,
    courseName: 'Tally',
    bTime: '10 to 12',
    students: 20,
    ...(index === 0
      ? {
          present: 18,
          absent: 2,
        }
      : {
          present: null,
          absent: null,
        }),
  })),
})

/** Drafts are stored for a signed-in identity only. */
export function signInAsHr(): void {
  history.replaceState(null, '', '/hr/student-attendence-list')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Asha', email: '' })
}
export const DRAFT_KEY = 'attendance-T-1'
