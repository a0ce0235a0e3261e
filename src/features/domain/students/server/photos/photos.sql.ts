import type { Db, Tx } from '#shared/server/db.ts'
import type { Image } from '#shared/server/images/read-image.ts'
import { type Scope, within } from '#shared/server/scope.ts'

/** Returns undefined without a photo, or if the student was deleted. */
export async function findPhoto(db: Db, scope: Scope, studentId: string) {
  return db
    .selectFrom('student_photo as p')
    .innerJoin('student as s', 's.id', 'p.student_id')
    .select(['p.content', 'p.hash'])
    .where('p.student_id', '=', studentId)
    .where('s.status', '<>', 'Deleted')
    .$call(within(scope, 's.id'))
    .executeTakeFirst()
}

export async function savePhoto(tx: Tx, studentId: string, { content, hash }: Image, at: Date): Promise<void> {
  const columns = { content, hash, changed_at: at }
  await tx
    .insertInto('student_photo')
    .values({ student_id: studentId, ...columns })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(columns))
    .execute()
}

export async function deletePhoto(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('student_photo').where('student_id', '=', studentId).execute()
}
