import type { BuiltInSet } from '#shared/contract/grantable.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type en from '../contract/messages/en.json'
import type { PermissionGroup, PermissionSet } from '../contract/permission-sets.contract.ts'
import type { Catalogue } from './catalogue.ts'
import { listSets, type SetRow } from './permission-sets.sql.ts'

const message = messagesOf<typeof en>('permission-sets')

const NAMES: Record<BuiltInSet, MessageKey> = {
  owner: message('owner'),
  'front-desk': message('frontDesk'),
  accountant: message('accountant'),
  observer: message('observer'),
}

type Translating = Pick<Ctx, 'translate' | 'language'>

export const nameSet = (
  { translate, language }: Translating,
  { builtIn, name }: Pick<SetRow, 'builtIn' | 'name'>,
): string => (builtIn === null ? name : translate(language, NAMES[builtIn]))

export const toPermissionSet = (ctx: Translating, catalogue: Catalogue, set: SetRow): PermissionSet => ({
  ...set,
  name: nameSet(ctx, set),
  permissions: catalogue.list(set),
})

export async function readSets(
  ctx: Ctx,
  catalogue: Catalogue,
): Promise<{ sets: PermissionSet[]; groups: PermissionGroup[] }> {
  const sets = await listSets(ctx.db)
  return {
    sets: sets.map((set) => toPermissionSet(ctx, catalogue, set)),
    groups: catalogue.groups.map(({ label, permissions }) => ({
      label: ctx.translate(ctx.language, label),
      permissions: permissions.map(({ permission, label: words, areas, limit }) => ({
        permission,
        label: ctx.translate(ctx.language, words),
        areas,
        limit,
      })),
    })),
  }
}
