import { sql } from 'kysely'
import type { Language } from '#shared/contract/messages.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { StaffMember } from '../../contract/staff.contract.ts'
import { hasTwoFactor } from '../two-factor/two-factor.sql.ts'

const selectStaff = (db: Db) =>
  db
    .selectFrom('account')
    .select([
      'id as _id',
      sql<StaffMember['role']>`role`.as('role'),
      'name',
      'email',
      sql<StaffMember['status']>`case when state = 'active' then 'Active' else 'Disable' end`.as('status'),
      sql<boolean>`password_hash = ''`.as('invited'),
      hasTwoFactor('account').as('twoFactor'),
      'created_at',
      'version',
    ])
    .where('role', 'in', ['hr', 'admin'])
    .where('state', '<>', 'deleted')

type Row = Omit<StaffMember, 'createdAt'> & { created_at: Date }
const toStaffMember = ({ created_at, ...rest }: Row): StaffMember => ({ ...rest, createdAt: created_at.toISOString() })

export async function listStaff(
  db: Db,
  query: { page?: number | undefined; limit?: number | undefined },
): Promise<{ staff: StaffMember[]; total: number }> {
  const window = limitAndOffset(query)
  const [rows, { total }] = await readTogether(db, (db) => [
    selectStaff(db)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
      .execute(),
    selectStaff(db)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { staff: rows.map(toStaffMember), total }
}

export async function getStaff(db: Db, id: string): Promise<StaffMember | undefined> {
  const row = await selectStaff(db).where('id', '=', id).executeTakeFirst()
  return row && toStaffMember(row)
}

/**
 * Locks all admins by id, then the account, so that two admins cannot deactivate each other at the same time.
 * `otherAdmins` counts those who can sign in, and so excludes invited ones without a password.
 */
export async function lockStaff(tx: Tx, id: string): Promise<{ member: StaffMember | undefined; otherAdmins: number }> {
  const admins = await tx
    .selectFrom('account')
    .select(['id', 'state', sql<boolean>`password_hash <> ''`.as('hasPassword')])
    .where('role', '=', 'admin')
    .where('state', '<>', 'deleted')
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
  return {
    member: await getStaff(tx, id),
    otherAdmins: admins.filter((admin) => admin.id !== id && admin.state === 'active' && admin.hasPassword).length,
  }
}

/** `language`: that of the last sign-in. */
export async function listActiveAdmins(db: Db): Promise<{ id: string; email: string; language: Language | null }[]> {
  return db
    .selectFrom('account')
    .select(['id', 'email', sql<Language | null>`language`.as('language')])
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
}
