import type { Permission } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Rights } from '../contract/rights.ts'
import type { Catalogue, StoredSet } from './catalogue.ts'
import { findSetOf } from './permission-sets.sql.ts'

/** Is empty for students. */
export async function readRights(ctx: Ctx<Actor>, catalogue: Catalogue): Promise<Rights> {
  const set = await findSetOf(ctx.db, ctx.actor.id)
  return set === undefined ? {} : toRights(catalogue, set)
}

export function toRights(catalogue: Catalogue, { areas, ...set }: StoredSet & { areas: StaffArea[] }): Rights {
  const permissions = catalogue.permissionsOf(set)
  return { areas, ...(permissions && { permissions: [...permissions] satisfies Permission[] }) }
}
