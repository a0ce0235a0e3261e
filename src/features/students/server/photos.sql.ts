import type { Db, Tx } from '#shared/server/db.ts'
import type { Image } from '#shared/server/read-image.ts'

export async function findPhoto(db: Db, studentId: string) {
  return db
    .selectFrom('student_photo')
    .select(['content', 'hash'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}

/** Undefined if it was replaced or removed, or the student was deleted. */
export async function findShownPhoto(db: Db, studentId: string, hash: string): Promise<Buffer | undefined> {
  const photo = await db
    .selectFrom('student_photo as p')
    .innerJoin('student as s', 's.id', 'p.student_id')
    .select('p.content')
    .where('p.student_id', '=', studentId)
    .where('p.hash', '=', hash)
    .where('s.status', '<>', 'Deleted')
    .executeTakeFirst()
  return photo?.content
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
