import en from '#features/domain/attendance/absences/contract/messages/en.json'
import fr from '#features/domain/attendance/absences/contract/messages/fr.json'
import hi from '#features/domain/attendance/absences/contract/messages/hi.json'
import mr from '#features/domain/attendance/absences/contract/messages/mr.json'
import tr from '#features/domain/attendance/absences/contract/messages/tr.json'
import type { AbsenceSettings } from '#features/domain/attendance/absences/contract/absences.contract.ts'

export const ABSENCE_SETTINGS: AbsenceSettings = {
  threshold: 75,
  editDays: 7,
  version: 1,
  absentEn: en.defaultAbsent,
  lowEn: en.defaultLow,
  absentFr: fr.defaultAbsent,
  lowFr: fr.defaultLow,
  absentTr: tr.defaultAbsent,
  lowTr: tr.defaultLow,
  absentHi: hi.defaultAbsent,
  lowHi: hi.defaultLow,
  absentMr: mr.defaultAbsent,
  lowMr: mr.defaultLow,
}
