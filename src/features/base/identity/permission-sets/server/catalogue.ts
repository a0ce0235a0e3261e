import {
  type Caller,
  type Grants,
  limitOf,
  type Limits,
  type Permission,
  type Permitted,
} from '#shared/contract/endpoint.ts'
import type { Feature } from '#shared/contract/feature.ts'
import { type BuiltInSet, isStaffArea, type LimitUnit, type StaffArea } from '#shared/contract/grantable.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'

type Listed = {
  permission: Permission
  label: MessageKey
  areas: StaffArea[]
  sets: readonly BuiltInSet[]
  limit: LimitUnit | null
}
type Group = { label: MessageKey; permissions: Listed[] }

/** The stored permissions of a built-in set are empty. */
export type StoredSet = { builtIn: BuiltInSet | null; permissions: readonly string[]; limits: Limits }

type Giver = Pick<Actor, 'role' | 'permissions' | 'limits'>

type Contents = Pick<StoredSet, 'builtIn' | 'permissions'>

export type Catalogue = {
  groups: readonly Group[]
  /** Without what all staff may do. */
  list: (set: Contents) => string[]
  /** With what all staff may do. Undefined: everything of the area. */
  permissionsOf: (set: Contents) => ReadonlySet<Permission> | undefined
  /** True if the giver has all permissions of the set, each as far as the set allows it. */
  mayGive: (giver: Giver, set: StoredSet) => boolean
}

type Declaring = Pick<Feature, 'permissions' | 'grantable'>

/** Unites what all features declare. `others` are permissions of all staff that no feature declares. */
export function createCatalogue(features: readonly Declaring[], others: Grants): Catalogue {
  const groups = features.flatMap(({ permissions, grantable }): Group[] => {
    const listed = Object.entries(grantable?.permissions ?? {}).flatMap(([name, words]): Listed[] => {
      if (words === 'everyone') return []
      const permission = name as Permission
      const callers: readonly Caller[] = permissions[permission] ?? []
      const areas = callers.filter(isStaffArea)
      return [{ permission, label: words.label, areas, sets: words.sets ?? [], limit: words.limit ?? null }]
    })
    return grantable?.label && listed.length > 0 ? [{ label: grantable.label, permissions: listed }] : []
  })
  const everyone = [...Object.keys(others), ...features.flatMap(listForEveryone)] as Permission[]
  const all = groups.flatMap(({ permissions }) => permissions)
  const list = ({ builtIn, permissions }: Contents): string[] =>
    builtIn === null
      ? all.map(({ permission }) => permission).filter((permission) => permissions.includes(permission))
      : all.filter(isIn(builtIn)).map(({ permission }) => permission)
  const withEveryone = (permissions: readonly string[]): ReadonlySet<Permission> =>
    new Set([...everyone, ...(permissions as Permission[])])
  const ofBuiltIn: Readonly<Record<BuiltInSet, ReadonlySet<Permission> | undefined>> = {
    owner: undefined,
    'front-desk': undefined,
    accountant: withEveryone(list({ builtIn: 'accountant', permissions: [] })),
    observer: withEveryone(list({ builtIn: 'observer', permissions: [] })),
  }
  return {
    groups,
    list,
    // Each request of staff asks for it.
    permissionsOf: ({ builtIn, permissions }) => (builtIn === null ? withEveryone(permissions) : ofBuiltIn[builtIn]),
    mayGive: (giver, set) =>
      (list(set) as Permission[]).every((permission) => mayGiveUpTo(giver, permission, limitOf(set, permission))),
  }
}

/** Nobody gives a permission that they lack, or a higher limit than their own. */
export const mayGiveUpTo = (giver: Permitted, permission: Permission, max: number): boolean =>
  (giver?.permissions?.has(permission) ?? true) && max <= limitOf(giver, permission)

const listForEveryone = ({ grantable }: Declaring): string[] =>
  Object.entries(grantable?.permissions ?? {}).flatMap(([name, words]) => (words === 'everyone' ? [name] : []))

const isIn =
  (builtIn: BuiltInSet) =>
  ({ areas, sets }: Listed): boolean =>
    builtIn === 'owner' || (builtIn === 'front-desk' ? areas.includes('hr') : sets.includes(builtIn))
