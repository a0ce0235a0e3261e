import { listMarksOfStudent } from '#features/domain/attendance/server/public.ts'
import { getCertificatesOfStudent } from '#features/domain/certificates/server/public.ts'
import { listEnrolments } from '#features/domain/students/enrolments/server/public.ts'
import { getStudentFees } from '#features/domain/fees/server/public.ts'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { getPlan } from '#features/domain/fees/plans/server/public.ts'
import { listLinksOfStudent, listProjectsOfStudent } from '#features/domain/portfolio/server/public.ts'
import { findConsent } from '#features/domain/students/privacy/server/public.ts'
import { findPhoto, signPhoto } from '#features/domain/students/server/photos/public.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inSnapshot } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { type Scope, scopeFor } from '#shared/server/scope.ts'
import type { StudentData, StudentDataRecords } from '../contract/student-data.contract.ts'
import { getAccount, listSessions, listSignIns } from './account-of-student.sql.ts'
import { listCopies } from './copies-of-student.sql.ts'
import { listHistory } from './list-history.sql.ts'

/**
 * Returns each record as the calls of its feature return it to the same reader, and the photo as a data URL. 403: a
 * student requests another id. 404: unknown or deleted.
 */
export async function downloadStudentData(ctx: Ctx<Actor>, id: string): Promise<StudentData> {
  const { db, actor, clock } = ctx
  const scope = scopeFor(actor, id)
  return inSnapshot(db, async (snapshot) => {
    const student = found(await findStudent(snapshot, scope, id))
    const { name, address, phone } = await getLetterhead(snapshot)
    return {
      exportedAt: clock.now().toISOString(),
      institute: { name, address, phone },
      student: signPhoto(ctx, id, student),
      photo: await readPhoto(snapshot, scope, id),
      account: await getAccount(snapshot, id),
      consent: await findConsent(snapshot, scope, id),
      sessions: await listSessions(snapshot, id),
      signIns: await listSignIns(snapshot, student.email),
      records: await readRecords({ ...ctx, db: snapshot }, scope, id),
      history: await listHistory(snapshot, actor, id),
    }
  })
}

async function readPhoto(db: Db, scope: Scope, id: string) {
  const photo = await findPhoto(db, scope, id)
  return photo ? `data:image/jpeg;base64,${photo.content.toString('base64')}` : null
}

async function readRecords(ctx: Ctx<Actor>, scope: Scope, id: string): Promise<StudentDataRecords> {
  const { plans } = await getPlan(ctx, id)
  const { enrolments } = await listEnrolments(ctx, id)
  const { attendance } = await listMarksOfStudent(ctx.db, scope, id, { page: 1, limit: MAX_MARKS })
  const { projects } = await listProjectsOfStudent(ctx.db, id)
  const { portfolios: links } = await listLinksOfStudent(ctx.db, id)
  const fees = await getStudentFees(ctx, id)
  const certificates = await getCertificatesOfStudent(ctx, id)
  return {
    enrolments,
    plans,
    fees,
    attendance,
    certificates,
    projects,
    links,
    ...(await listCopies(ctx.db, scope, id)),
  }
}

/** A student has fewer marks. */
const MAX_MARKS = 100_000
