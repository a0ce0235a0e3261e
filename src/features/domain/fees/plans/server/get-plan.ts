import { getToday } from '#features/base/institute/server/days/public.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { scopeFor } from '#shared/server/scope.ts'
import type { StudentPlan } from '../contract/plans.contract.ts'
import { getNextDue, listPlansOfStudent } from './plans.sql.ts'

/** 403: a student requests another id, existing or not. 404: unknown id. */
export async function getPlan({ db, clock, actor }: Ctx<Actor>, id: string): Promise<StudentPlan> {
  const scope = scopeFor(actor, id)
  found(await findStudent(db, scope, id))
  const nextDue = await getNextDue(db, scope, id, await getToday(db, clock))
  return { plans: await listPlansOfStudent(db, scope, id), ...nextDue }
}
