import type { Tx } from '#shared/server/db.ts'

export const listKnownCourses = async (tx: Tx) =>
  tx
    .selectFrom('course')
    .select(['id', 'name', 'name_key', 'fee', 'duration'])
    .where('deleted_at', 'is', null)
    .execute()

export const listKnownBatches = async (tx: Tx) =>
  tx
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id', 'b.code', 'b.code_key', 'b.course_id as courseId', 'c.name as course'])
    .where('b.deleted_at', 'is', null)
    .execute()

export const listKnownCategories = async (tx: Tx) =>
  tx.selectFrom('expense_category').select(['ledger', 'ledger_key']).where('deleted_at', 'is', null).execute()
