import type {
  PermissionGroup,
  PermissionSet,
} from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'

/** `copy` begins a new set with the permissions of another one. */
export type OpenSet = { as: 'view' | 'edit' | 'limits' | 'copy'; set: PermissionSet }

/** Returns the permissions of a set that it may allow up to a limit. An owner has no limits. */
export const listLimited = ({ builtIn, permissions }: PermissionSet, groups: readonly PermissionGroup[]) =>
  builtIn === 'owner'
    ? []
    : groups
        .flatMap((group) => group.permissions)
        .filter(({ permission, limit }) => limit !== null && permissions.includes(permission))
