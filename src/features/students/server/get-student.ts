import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { forbidden, found } from '#shared/server/errors.ts'
import type { Student } from '../contract/students.contract.ts'
import { findStudent } from './students.sql.ts'

/** A student who asks for another id gets 403, whether it exists or not; staff get 404 for an unknown id. */
export async function getStudent({ db, actor }: Ctx<Actor>, id: string): Promise<Student> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  return found(await findStudent(db, id))
}
