import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { windowOf } from '#shared/server/paged.ts'
import type { StaffMember } from '../contract/staff.contract.ts'

const staff = (db: Db) =>
  db
    .selectFrom('account')
    .select([
      'id as _id',
      sql<StaffMember['role']>`role`.as('role'),
      'name',
      'email',
      sql<StaffMember['status']>`case when state = 'active' then 'Active' else 'Disable' end`.as('status'),
      sql<boolean>`password_hash = ''`.as('invited'),
      'created_at',
      'version',
    ])
    .where('role', 'in', ['hr', 'admin'])
    .where('state', '<>', 'deleted')

type Row = Omit<StaffMember, 'createdAt'> & { created_at: Date }
const memberOf = ({ created_at, ...rest }: Row): StaffMember => ({ ...rest, createdAt: created_at.toISOString() })

export async function listStaff(
  db: Db,
  query: { page?: number | undefined; limit?: number | undefined },
): Promise<{ staff: StaffMember[]; total: number }> {
  const window = windowOf(query)
  const [rows, { total }] = await Promise.all([
    staff(db)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
      .execute(),
    staff(db)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { staff: rows.map(memberOf), total }
}

export async function getStaff(db: Db, id: string): Promise<StaffMember | undefined> {
  const row = await staff(db).where('id', '=', id).executeTakeFirst()
  return row && memberOf(row)
}

/**
 * Locks every admin in turn, then the account: two admins who deactivate each other come one after the other. Counts the
 * other admins who can sign in: one who has been invited and chose no password yet cannot.
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
    otherAdmins: admins.filter((one) => one.id !== id && one.state === 'active' && one.hasPassword).length,
  }
}
