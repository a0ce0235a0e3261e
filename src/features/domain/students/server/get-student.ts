import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { scopeFor } from '#shared/server/scope.ts'
import type { Student } from '../contract/students.contract.ts'
import { signPhoto } from './photos/sign-photo.ts'
import { findStudent } from './students.sql.ts'

/** 403: a student requests another id, existing or not. 404: unknown id. */
export async function getStudent(ctx: Ctx<Actor>, id: string): Promise<Student> {
  const { db, actor } = ctx
  return signPhoto(ctx, id, found(await findStudent(db, scopeFor(actor, id), id)))
}
