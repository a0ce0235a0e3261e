import { findStudent } from '#features/domain/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { scopeFor } from '#shared/server/scope.ts'
import type { Enrolment, EnrolmentList } from '../contract/enrolments.contract.ts'
import { listEnrolmentsOfStudent } from './enrolments.sql.ts'

/** 403: a student requests another id, existing or not. 404: unknown id. */
export async function listEnrolments({ db, actor }: Ctx<Actor>, id: string): Promise<EnrolmentList> {
  const scope = scopeFor(actor, id)
  found(await findStudent(db, scope, id))
  const enrolments = await listEnrolmentsOfStudent(db, scope, id)
  return { enrolments: enrolments.map((enrolment) => toReader(actor, enrolment)), total: enrolments.length }
}

/** The reasons of an ending and of a lower fee are for staff. */
const toReader = ({ role }: Actor, enrolment: Enrolment): Enrolment =>
  role === 'student' ? { ...enrolment, reason: null, feeReason: null } : enrolment
