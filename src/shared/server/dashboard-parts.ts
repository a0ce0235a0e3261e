import type * as z from 'zod/mini'
import { type Endpoint, isPermitted } from '#shared/contract/endpoint.ts'
import type { Actor } from './actor.ts'
import { compileCheck } from './compile-serializer.ts'
import type { Ctx } from './ctx.ts'
import { readTogether } from './read-together.ts'
import { listSlot } from './slot.ts'

type DashboardPart = {
  name: string
  isFor: (actor: Actor) => boolean
  read: (ctx: Ctx<Actor>) => Promise<unknown>
}

/** Calls of features whose responses a dashboard returns with its own, so that the page shows all after one request. */
export const dashboardParts = listSlot<DashboardPart>('parts of dashboards')

type Schema = z.core.$ZodType

/** Reads what the page gets from `endpoint`. Its reads must use the `db` that it gets, see `readTogether`. */
export function dashboardPart<Result extends Schema>(
  name: string,
  { may, roles, result, method, path }: Endpoint<Schema, Schema, Schema, Result>,
  read: (ctx: Ctx<Actor>) => Promise<z.input<Result>>,
): DashboardPart {
  const check = compileCheck({ schema: result, method, url: path })
  const isFor = (actor: Actor) => isPermitted(actor, may, roles)
  return { name, isFor, read: async (ctx) => check(await read(ctx)) }
}

/** Leaves out a part whose call the caller may not make. `names` are separated by commas. */
export async function readParts(ctx: Ctx<Actor>, names: string): Promise<Record<string, unknown>> {
  const requested = names.split(',')
  const parts = dashboardParts.get().filter(({ name, isFor }) => requested.includes(name) && isFor(ctx.actor))
  const results = await readTogether(ctx.db, (db) => parts.map(({ read }) => read({ ...ctx, db })))
  return Object.fromEntries(parts.map(({ name }, index) => [name, results[index]]))
}
