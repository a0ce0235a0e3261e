import { sql } from 'kysely'
import type { Language } from '#shared/contract/messages.ts'
import type { BuiltInSet } from '#shared/contract/grantable.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { StaffMember } from '../../contract/staff.contract.ts'
import { OWNER_SET } from '../../permission-sets/server/permission-sets.sql.ts'
import { hasTwoFactor } from '../two-factor/two-factor.sql.ts'

const selectOfSet = (column: 'name' | 'built_in') =>
  sql<string>`(select ${sql.ref(`p.${column}`)} from permission_set p where p.id = account.set_id)`

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
      sql<string>`set_id`.as('permissionSet'),
      selectOfSet('name').as('permissionSetName'),
      sql<BuiltInSet | null>`${selectOfSet('built_in')}`.as('builtInSet'),
      'created_at',
      'version',
    ])
    .where('role', 'in', ['hr', 'admin'])
    .where('state', '<>', 'deleted')

/** A built-in set has its stored, English name. */
export type StaffRow = StaffMember & { builtInSet: BuiltInSet | null }

type Row = Omit<StaffRow, 'createdAt'> & { created_at: Date }
const toStaffRow = ({ created_at, ...rest }: Row): StaffRow => ({ ...rest, createdAt: created_at.toISOString() })

export async function listStaff(
  db: Db,
  query: { page?: number | undefined; limit?: number | undefined },
): Promise<{ staff: StaffRow[]; total: number }> {
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
  return { staff: rows.map(toStaffRow), total }
}

export async function getStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  const row = await selectStaff(db).where('id', '=', id).executeTakeFirst()
  return row && toStaffRow(row)
}

/**
 * Locks all owners by id, then the account, so that two owners cannot deactivate each other at the same time.
 * `otherOwners` counts those who can sign in, and so excludes invited ones without a password.
 */
export async function lockStaff(tx: Tx, id: string): Promise<{ member: StaffRow | undefined; otherOwners: number }> {
  const owners = await tx
    .selectFrom('account')
    .select(['id', 'state', sql<boolean>`password_hash <> ''`.as('hasPassword')])
    .where('set_id', '=', OWNER_SET)
    .where('state', '<>', 'deleted')
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
  return {
    member: await getStaff(tx, id),
    otherOwners: owners.filter((owner) => owner.id !== id && owner.state === 'active' && owner.hasPassword).length,
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
