import { sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Limits } from '#shared/contract/endpoint.ts'
import type { BuiltInSet, StaffArea } from '#shared/contract/grantable.ts'
import type { Db, Tx } from '#shared/server/db.ts'

/** The ids of built-in sets in every database. */
export const OWNER_SET = '00000000-0000-7000-8000-000000000001'
export const FRONT_DESK_SET = '00000000-0000-7000-8000-000000000002'

/** New staff without another set have these. */
export const DEFAULT_SETS: Readonly<Record<StaffArea, string>> = { hr: FRONT_DESK_SET, admin: OWNER_SET }

type Person = { _id: string; name: string; role: StaffArea }
export type SetRow = {
  _id: string
  builtIn: BuiltInSet | null
  name: string
  areas: StaffArea[]
  permissions: string[]
  limits: Limits
  people: Person[]
  version: number
}

const selectSets = (db: Db) =>
  db.selectFrom('permission_set as p').select([
    'p.id as _id',
    sql<BuiltInSet | null>`p.built_in`.as('builtIn'),
    'p.name',
    sql<StaffArea[]>`p.areas`.as('areas'),
    'p.permissions',
    sql<Limits>`p.limits`.as('limits'),
    'p.version',
    sql<Person[]>`coalesce((
        select json_agg(json_build_object('_id', a.id, 'name', a.name, 'role', a.role) order by lower(a.name), a.id)
        from account a where a.set_id = p.id and a.state = 'active'), '[]')`.as('people'),
  ])

/** Built-in ones first, then by name. */
export const listSets = (db: Db): Promise<SetRow[]> =>
  selectSets(db).orderBy('p.built_in').orderBy('p.name_key').execute()

export const findSet = (db: Db, id: string): Promise<SetRow | undefined> =>
  selectSets(db).where('p.id', '=', id).executeTakeFirst()

/** The set of a member of staff. */
export const findSetOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('permission_set as p', 'p.id', 'a.set_id')
    .select([sql<BuiltInSet | null>`p.built_in`.as('builtIn'), sql<StaffArea[]>`p.areas`.as('areas'), 'p.permissions'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()

/** Until the transaction ends, the set can neither change nor, when it is locked to be changed, be given. */
export async function lockSet(tx: Tx, id: string, purpose: 'give' | 'change'): Promise<SetRow | undefined> {
  const query = tx.selectFrom('permission_set').select('id').where('id', '=', id)
  await (purpose === 'give' ? query.forShare() : query.forUpdate()).execute()
  return findSet(tx, id)
}

type Values = { name: string; areas: readonly StaffArea[]; permissions: readonly string[]; limits: Limits }

const toColumns = ({ name, areas, permissions, limits }: Values) => ({
  name,
  name_key: keyOf(name),
  areas: [...areas],
  permissions: [...permissions],
  limits: JSON.stringify(limits),
})

export async function insertSet(tx: Tx, id: string, values: Values): Promise<void> {
  await tx
    .insertInto('permission_set')
    .values({ id, ...toColumns(values) })
    .execute()
}

export async function updateSetRow(tx: Tx, id: string, values: Values): Promise<void> {
  await tx
    .updateTable('permission_set')
    .set((eb) => ({ ...toColumns(values), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function readLimits(db: Db, builtIn: BuiltInSet): Promise<{ limits: Limits; version: number }> {
  return db
    .selectFrom('permission_set')
    .select([sql<Limits>`limits`.as('limits'), 'version'])
    .where('built_in', '=', builtIn)
    .executeTakeFirstOrThrow()
}

export async function lockLimits(tx: Tx, builtIn: BuiltInSet): Promise<{ limits: Limits; version: number }> {
  await tx.selectFrom('permission_set').select('id').where('built_in', '=', builtIn).forUpdate().execute()
  return readLimits(tx, builtIn)
}

export async function setLimits(tx: Tx, builtIn: BuiltInSet, limits: Limits): Promise<void> {
  await tx
    .updateTable('permission_set')
    .set((eb) => ({ limits: JSON.stringify(limits), version: eb('version', '+', 1) }))
    .where('built_in', '=', builtIn)
    .execute()
}

export async function deleteSet(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('permission_set').where('id', '=', id).execute()
}

/** Counts all accounts with the set by kind, deactivated ones too. */
export async function countHolders(db: Db, id: string): Promise<Record<StaffArea, number>> {
  return db
    .selectFrom('account')
    .select([
      sql<number>`count(*) filter (where role = 'hr')`.as('hr'),
      sql<number>`count(*) filter (where role = 'admin')`.as('admin'),
    ])
    .where('set_id', '=', id)
    .executeTakeFirstOrThrow()
}
