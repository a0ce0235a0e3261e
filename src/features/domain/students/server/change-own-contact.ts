import { audit } from '#shared/server/audit.ts'
import type { Actor } from '#shared/server/actor.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden, found } from '#shared/server/errors.ts'
import { EVERYBODY, scopeFor } from '#shared/server/scope.ts'
import { type OwnContactChange, type Student, studentPersonalFields } from '../contract/students.contract.ts'
import { signPhoto } from './photos/sign-photo.ts'
import { findStudent, lockStudent, updateStudentRow } from './students.sql.ts'

/** 403: another student's id, existing or not. 409: stale version. */
export async function changeOwnContact(ctx: Ctx<Actor>, id: string, change: OwnContactChange): Promise<Student> {
  if (ctx.actor.id !== id) throw forbidden()
  return inTx(ctx.db, async (tx) => {
    const before = found(await lockStudent(tx, scopeFor(ctx.actor, id), id))
    checkVersion(ctx, before.version, signPhoto(ctx, id, before))
    const { contact = before.contact, perAddress = before.perAddress } = change
    const { altContact = before.altContact, curAddress = before.curAddress } = change
    await updateStudentRow(tx, id, { ...before, contact, altContact, curAddress, perAddress })
    const after = found(await findStudent(tx, EVERYBODY, id))
    await audit(tx, ctx, {
      action: 'student.update',
      record: 'student',
      recordId: id,
      before,
      after,
      personal: { subjectId: id, fields: studentPersonalFields },
    })
    return signPhoto(ctx, id, after)
  })
}
