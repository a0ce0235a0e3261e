import type { Roster } from '#features/attendance/contract/attendance.contract.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'

export const TODAY = '2026-11-20'

export const anInstitute = {
  ...{ name: '', address: '', phone: '', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: true, setUp: true, version: 1 },
}

/** Student01 Rao to Student<count> Rao, without marks. */
export const aRoster = (count = 3, more: Partial<Roster> = {}): Roster => ({
  ...{ batchCode: 'T-1', courseName: 'Tally', bTime: '10 to 12', date: TODAY, today: TODAY },
  ...{ elsewhere: [], version: null, savedBy: null },
  students: Array.from({ length: count }, (_, index) => aStudent(`Student${String(index + 1).padStart(2, '0')}`)),
  ...more,
})

export const aStudent = (fname: string, attendence: boolean | null = null) => ({
  ...{ student: `id-${fname}`, studentName: `${fname} Rao`, fname, profile: null, attendence },
})

/** The same students, as they were marked: all present but these. */
export const markedBut = ({ students, ...roster }: Roster, absent: string[], version = 1): Roster => ({
  ...roster,
  version,
  savedBy: 'Meera',
  students: students.map((row) => ({ ...row, attendence: !absent.includes(row.fname) })),
})

/** HR is signed in, so that drafts are kept. */
export function asHr(): void {
  history.replaceState(null, '', '/hr/student-attendence-list')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Asha', email: '' })
}
export const DRAFT = 'draft:hr:h1:attendance-T-1'
