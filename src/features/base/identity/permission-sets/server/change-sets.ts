import { v7 as uuid } from 'uuid'
import type { Limits } from '#shared/contract/endpoint.ts'
import { STAFF_AREAS, type StaffArea } from '#shared/contract/grantable.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { getViolatedUniqueIndex, inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found, invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import type { NewPermissionSet, PermissionSet, PermissionSetChange } from '../contract/permission-sets.contract.ts'
import type { Catalogue } from './catalogue.ts'
import { assertMayGive } from './give-set.ts'
import {
  countHolders,
  deleteSet,
  findSet,
  insertSet,
  lockSet,
  setLimits,
  type SetRow,
  updateSetRow,
} from './permission-sets.sql.ts'
import { toPermissionSet } from './read-sets.ts'

const message = messagesOf<typeof en>('permission-sets')

type Context = Ctx<Actor>
type Values = Pick<SetRow, 'name' | 'areas' | 'permissions' | 'limits'>

/** 403: it contains what the caller may not do. 409: the name is taken. */
export async function addSet(ctx: Context, catalogue: Catalogue, body: NewPermissionSet): Promise<PermissionSet> {
  const values = check(ctx, catalogue, body)
  const id = uuid()
  return inTx(ctx.db, async (tx) => {
    await insertSet(tx, id, values).catch(rejectTakenName)
    await audit(tx, ctx, { action: 'permissions.create', record: 'permissions', recordId: id, after: values })
    return toPermissionSet(ctx, catalogue, found(await findSet(tx, id)))
  })
}

/**
 * Changes a set, or the limits of a built-in one. 403: it contains, or shall contain, what the caller may not do. 409: more
 * of a built-in set, another version, the name is taken, or an account with it would have no pages.
 */
export async function updateSet(
  ctx: Context,
  catalogue: Catalogue,
  id: string,
  change: PermissionSetChange,
): Promise<PermissionSet> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockOwnSet(tx, ctx, catalogue, id)
    checkVersion(ctx, before.version, toPermissionSet(ctx, catalogue, before))
    const values =
      before.builtIn === null
        ? check(ctx, catalogue, { ...pickValues(before), ...leaveOutAbsent(change) })
        : checkBuiltIn(ctx, catalogue, before, change)
    await assertHoldersKeepPages(tx, id, values.areas)
    if (before.builtIn === null) await updateSetRow(tx, id, values).catch(rejectTakenName)
    else await setLimits(tx, before.builtIn, values.limits)
    await audit(tx, ctx, {
      action: 'permissions.update',
      record: 'permissions',
      recordId: id,
      before: pickValues(before),
      after: values,
    })
    return toPermissionSet(ctx, catalogue, found(await findSet(tx, id)))
  })
}

/** 409: built in, another version, or an account has it. */
export async function removeSet(ctx: Context, catalogue: Catalogue, id: string): Promise<{ message: string }> {
  const { name } = await inTx(ctx.db, async (tx) => {
    const set = await lockOwnSet(tx, ctx, catalogue, id)
    if (set.builtIn !== null) throw builtInStays()
    checkVersion(ctx, set.version, toPermissionSet(ctx, catalogue, set))
    const { hr, admin } = await countHolders(tx, id)
    if (hr + admin > 0) throw new AppError(409, 'in_use', message('setInUse'))
    await deleteSet(tx, id)
    await audit(tx, ctx, {
      action: 'permissions.delete',
      record: 'permissions',
      recordId: id,
      before: pickValues(set),
    })
    return set
  })
  return { message: ctx.translate(ctx.language, message('setDeleted'), { name }) }
}

async function lockOwnSet(tx: Tx, ctx: Context, catalogue: Catalogue, id: string): Promise<SetRow> {
  const set = found(await lockSet(tx, id, 'change'))
  assertMayGive({ actor: ctx.actor, catalogue }, set)
  return set
}

const builtInStays = () => new AppError(409, 'built_in', message('builtInStays'))

/** An owner has no limits, because nobody could take them away. */
function checkBuiltIn({ actor }: Context, catalogue: Catalogue, set: SetRow, change: PermissionSetChange): Values {
  const { limits = set.limits, ...others } = change
  if (set.builtIn === 'owner' || Object.keys(leaveOutAbsent(others)).length > 0) throw builtInStays()
  const changed = { ...set, limits: checkLimits(catalogue, catalogue.list(set), limits) }
  assertMayGive({ actor, catalogue }, changed)
  return pickValues(changed)
}

/** Ten years. */
const MAX_DAYS = 3650

/** Returns the limits of these permissions. 422: one is not of its unit. */
function checkLimits(catalogue: Catalogue, permissions: readonly string[], limits: Limits): Limits {
  const limited = catalogue.groups
    .flatMap((group) => group.permissions)
    .filter(({ permission, limit }) => limit !== null && permissions.includes(permission))
  const given = limited.flatMap(({ permission, limit }) => {
    const max = limits[permission]
    if (max === undefined) return []
    if (limit === 'percent' && max > 100) throw invalidField('limits', message('percentAbove'))
    if (limit === 'days' && !(Number.isInteger(max) && max <= MAX_DAYS))
      throw invalidField('limits', message('daysNotWhole'), { max: MAX_DAYS })
    return [[permission, max] as const]
  })
  return Object.fromEntries(given)
}

/** Returns the permissions in the order of the catalogue, each once. */
function check({ actor }: Context, catalogue: Catalogue, { name, areas, permissions, limits }: Values): Values {
  const known = catalogue.groups.flatMap((group) => group.permissions)
  const isUsable = (permission: string) =>
    known.some((one) => one.permission === permission && one.areas.some((area) => areas.includes(area)))
  if (!permissions.every(isUsable)) throw invalidField('permissions', message('unusablePermission'))
  const withoutAny = areas.find(
    (area) => !known.some((one) => permissions.includes(one.permission) && one.areas.includes(area)),
  )
  if (withoutAny !== undefined) throw invalidField('permissions', message('areaWithoutPermission'))
  const set = { builtIn: null, permissions, limits: checkLimits(catalogue, permissions, limits) }
  assertMayGive({ actor, catalogue }, set)
  return {
    name,
    areas: STAFF_AREAS.filter((area) => areas.includes(area)),
    permissions: catalogue.list(set),
    limits: set.limits,
  }
}

const pickValues = ({ name, areas, permissions, limits }: Values): Values => ({ name, areas, permissions, limits })

const leaveOutAbsent = ({ name, areas, permissions, limits }: PermissionSetChange): Partial<Values> => ({
  ...(name !== undefined && { name }),
  ...(areas !== undefined && { areas }),
  ...(permissions !== undefined && { permissions }),
  ...(limits !== undefined && { limits }),
})

async function assertHoldersKeepPages(tx: Tx, id: string, areas: readonly StaffArea[]): Promise<void> {
  const holders = await countHolders(tx, id)
  const isLeftOut = (role: StaffArea) => holders[role] > 0 && !areas.includes(role)
  if (isLeftOut('hr') || isLeftOut('admin')) throw invalidField('areas', message('holdersNeedArea'))
}

function rejectTakenName(error: unknown): never {
  if (getViolatedUniqueIndex(error) !== 'permission_set_name_key_key') throw error
  throw new AppError(409, 'name_taken', message('nameTaken'), { fields: { name: { key: message('nameTaken') } } })
}
