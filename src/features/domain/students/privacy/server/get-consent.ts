import { findStudent } from '#features/domain/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { forbidden, found } from '#shared/server/errors.ts'
import type { Consent } from '../contract/privacy.contract.ts'
import { findConsent } from './privacy.sql.ts'

/** 403: a student requests another id, existing or not. 404: unknown or deleted. */
export async function getConsent({ db, actor }: Ctx<Actor>, id: string): Promise<{ consent: Consent | null }> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  found(await findStudent(db, id))
  return { consent: await findConsent(db, id) }
}
