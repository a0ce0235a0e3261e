import { findStudent } from '#features/domain/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { scopeFor } from '#shared/server/scope.ts'
import type { Consent } from '../contract/privacy.contract.ts'
import { findConsent } from './privacy.sql.ts'

/** 403: a student requests another id, existing or not. 404: unknown or deleted. */
export async function getConsent({ db, actor }: Ctx<Actor>, id: string): Promise<{ consent: Consent | null }> {
  const scope = scopeFor(actor, id)
  found(await findStudent(db, scope, id))
  return { consent: await findConsent(db, scope, id) }
}
