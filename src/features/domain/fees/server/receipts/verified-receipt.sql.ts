import type { Db } from '#shared/server/db.ts'

export async function findByVerificationId(db: Db, id: string) {
  return db
    .selectFrom('receipt as r')
    .leftJoin('deletion as d', (join) => join.onRef('d.id', '=', 'r.student_id').on('d.erased_at', 'is not', null))
    .select(['r.financial_year', 'r.n', 'r.paid_on', 'r.paid', 'r.student_name', 'r.changed_at', 'r.voided_at'])
    .leftJoin('import as i', 'i.id', 'r.import_id')
    .select('i.state as import_state')
    .select((eb) => eb('d.id', 'is not', null).as('isErased'))
    .where('r.verification_id', '=', id)
    .executeTakeFirst()
}
