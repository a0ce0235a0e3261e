import { messagesOf } from '#shared/contract/messages.ts'
import type { Permission, Permitted } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { forbidden, found, invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { type Catalogue, mayGiveUpTo, type StoredSet } from './catalogue.ts'
import { findSet, lockSet, type SetRow } from './permission-sets.sql.ts'

const message = messagesOf<typeof en>('permission-sets')

type Context = { actor: Actor; catalogue: Catalogue }

/** 403: the set contains what the caller may not do. */
export function assertMayGive({ actor, catalogue }: Context, set: StoredSet): void {
  if (!catalogue.mayGive(actor, set)) throw forbidden(message('moreThanOwn'))
}

/** 403: the caller may not do it, or only up to a lower limit. */
export function assertMayGiveLimit(giver: Permitted, permission: Permission, max: number): void {
  if (!mayGiveUpTo(giver, permission, max)) throw forbidden(message('moreThanOwn'))
}

/** 403: the person may do more than the caller, who could otherwise act as that person. */
export async function assertMayManage(db: Db, context: Context, { permissionSet }: Holder): Promise<void> {
  assertMayGive(context, found(await findSet(db, permissionSet)))
}
type Holder = { permissionSet: string }

/** 403: it contains what the caller may not do. 422: unknown, or without pages of this kind of sign-in. */
export async function findGivenSet(tx: Tx, context: Context, id: string, role: StaffArea): Promise<SetRow> {
  const set = await lockSet(tx, id, 'give')
  if (!set) throw invalidField('permissionSet', message('unknownSet'))
  if (!set.areas.includes(role)) throw invalidField('permissionSet', message('otherArea'))
  assertMayGive(context, set)
  return set
}
