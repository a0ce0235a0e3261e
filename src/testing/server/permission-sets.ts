import { v7 as uuid } from 'uuid'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { TestApi } from './api.ts'
import { createAccount } from './fixtures.ts'

type NewSet = { permissions: string[]; areas?: StaffArea[] }

/** Returns the id. */
export async function createSet({ db }: TestApi, { permissions, areas = ['hr'] }: NewSet): Promise<string> {
  const id = uuid()
  await db
    .insertInto('permission_set')
    .values({ id, name: `Set ${id}`, name_key: `set ${id}`, permissions, areas })
    .execute()
  return id
}

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
