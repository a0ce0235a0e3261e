import { findStudent } from '#features/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { forbidden, found } from '#shared/server/errors.ts'
import type { EnrolmentList } from '../contract/enrolments.contract.ts'
import { listEnrolmentsOfStudent } from './enrolments.sql.ts'

/** The reason of an ending is for staff. 403: a student requests another id, existing or not. 404: unknown id. */
export async function listEnrolments({ db, actor }: Ctx<Actor>, id: string): Promise<EnrolmentList> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  found(await findStudent(db, id))
  const enrolments = await listEnrolmentsOfStudent(db, id)
  const shown = actor.role === 'student' ? enrolments.map((each) => ({ ...each, reason: null })) : enrolments
  return { enrolments: shown, total: enrolments.length }
}
