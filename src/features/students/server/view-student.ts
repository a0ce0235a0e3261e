import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { forbidden, notFound } from '#shared/server/errors.ts'
import type { Student } from '../contract/students.contract.ts'
import { getStudent } from './students.sql.ts'

/** Another's record, or an absent one, is 403 for a student; staff get 404 for what is not there. */
export async function viewStudent({ db, actor }: Ctx<Actor>, id: string): Promise<Student> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  const student = await getStudent(db, id)
  if (!student) throw notFound()
  return student
}
