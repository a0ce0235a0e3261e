import type { PermissionSet } from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'

/** `copy` begins a new set with the permissions of another one. */
export type OpenSet = { as: 'view' | 'edit' | 'copy'; set: PermissionSet }
