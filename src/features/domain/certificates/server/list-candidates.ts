import { getAbsenceSettings } from '#features/domain/attendance/absences/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { type Candidate, type CandidatesQuery, WARNINGS } from '../contract/certificates.contract.ts'
import { listCandidateCourses } from './certifiable-courses.sql.ts'

/** Returns candidates by name, none without a batch or student. */
export async function listCandidates(
  { db, actor, translate }: Ctx,
  { kind, batch, student }: CandidatesQuery,
): Promise<Candidate[]> {
  const rows = await listCandidateCourses(db, scopeOf(actor), { kind, batch, student })
  const { threshold } = await getAbsenceSettings(db, translate)
  return rows.map(({ isCompleted, hasEndDate, hasPhoto, isIssued, ...candidate }) => {
    const { pending, attendance } = candidate
    const isCompletion = kind === 'completion'
    const applies: Record<(typeof WARNINGS)[number], boolean> = {
      issued: isIssued,
      notCompleted: isCompletion && !isCompleted,
      noEndDate: isCompletion && !hasEndDate,
      pending: isCompletion && pending > 0,
      lowAttendance: isCompletion && attendance !== null && attendance < threshold,
      noPhoto: kind === 'idCard' && !hasPhoto,
    }
    return { ...candidate, warnings: WARNINGS.filter((warning) => applies[warning]) }
  })
}
