import { sql } from 'kysely'
import { NEEDS_LINK } from '#features/domain/admissions/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import type { Import } from '../contract/imports.contract.ts'

const IS_OPEN = sql<boolean>`(${NEEDS_LINK} and (l.state is null or l.state = 'failed'))`

const selectStudents = (db: Db, importId: string) =>
  db
    .selectFrom('student as s')
    .innerJoin('account as a', 'a.id', 's.id')
    .leftJoin('access_link as l', 'l.student_id', 's.id')
    .where('s.import_id', '=', importId)

export const countLinks = (db: Db, importId: string): Promise<NonNullable<Import['links']>> =>
  selectStudents(db, importId)
    .select([
      sql<number>`count(*) filter (where ${IS_OPEN})`.as('open'),
      sql<number>`count(*) filter (where l.state in ('queued', 'sending'))`.as('waiting'),
      sql<number>`count(*) filter (where l.state in ('sent', 'uncertain'))`.as('sent'),
      sql<number>`count(*) filter (where ${IS_OPEN} and l.state = 'failed')`.as('failed'),
      sql<number>`count(*) filter (where a.state = 'active' and a.password_hash = '' and a.email = '')`.as(
        'withoutEmail',
      ),
    ])
    .executeTakeFirstOrThrow()

/** Returns students in the order of the file. */
export const selectStudentsToLink = (db: Db, importId: string, limit: number) =>
  selectStudents(db, importId).select('s.id').where(IS_OPEN).orderBy('s.id').limit(limit)
