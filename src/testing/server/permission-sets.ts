import { v7 as uuid } from 'uuid'
import { setLimits } from '#features/base/identity/permission-sets/server/public.ts'
import type { Limits } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import { inTx } from '#shared/server/db.ts'
import type { TestApi } from './api.ts'
import { createAccount } from './fixtures.ts'

type NewSet = { permissions: string[]; areas?: StaffArea[]; limits?: Limits }

/** Returns the id. */
export async function createSet(
  { db }: TestApi,
  { permissions, areas = ['hr'], limits = {} }: NewSet,
): Promise<string> {
  const id = uuid()
  await db
    .insertInto('permission_set')
    .values({ id, name: `Set ${id}`, name_key: `set ${id}`, permissions, areas, limits: JSON.stringify(limits) })
    .execute()
  return id
}

/** The front desk may take this percentage off a course. */
export const limitConcessions = ({ db }: Pick<TestApi, 'db'>, percent: number) =>
  inTx(db, (tx) => setLimits(tx, 'front-desk', { 'fees.discount': percent }))

/** Signs in a new member of staff with a set: a built-in one by its name, or one with these permissions. */
export async function signInWith(api: TestApi, kind: StaffArea, set: string | NewSet) {
  const id = await createAccount(api.db, kind)
  const setId =
    typeof set === 'string'
      ? (await api.db.selectFrom('permission_set').select('id').where('built_in', '=', set).executeTakeFirstOrThrow())
          .id
      : await createSet(api, set)
  await api.db.updateTable('account').set({ set_id: setId }).where('id', '=', id).execute()
  const client = await api.signInAs(kind, id)
  return { ...client, setId, inArea: (area: StaffArea) => api.clientOf(id, `${client.token}~${area}`) }
}
