import * as z from 'zod/mini'
import { BUILT_IN_SETS, LIMIT_UNITS, STAFF_AREAS } from '#shared/contract/grantable.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, type Fields } from '#shared/contract/record-fields.ts'
import { body, IdParams, Message, rupees, text } from '#shared/contract/scalars.ts'
import { endpoint } from '../../contract/permissions.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('permission-sets')

/** Text of the catalogue in the language of the caller. */
const Words = z.string()
const areas = z.array(z.enum(STAFF_AREAS))
/** By permission, in the unit of each. One without a limit is absent. */
const limits = z.record(z.string(), z.number())

export const PermissionSet = z.object({
  _id: z.string(),
  /** It cannot be changed. */
  builtIn: z.nullable(z.enum(BUILT_IN_SETS)),
  /** In the language of the caller if it is built in. */
  name: z.string(),
  areas,
  /** Includes neither what all staff may do, nor permissions that no set contains. */
  permissions: z.array(z.string()),
  limits,
  /** Who has it, by name, without deactivated accounts. */
  people: z.array(z.object({ _id: z.string(), name: z.string(), role: z.enum(STAFF_AREAS) })),
  version: z.number(),
})
export type PermissionSet = z.infer<typeof PermissionSet>

export const PermissionGroup = z.object({
  label: Words,
  permissions: z.array(
    z.object({ permission: z.string(), label: Words, areas, limit: z.nullable(z.enum(LIMIT_UNITS)) }),
  ),
})
export type PermissionGroup = z.infer<typeof PermissionGroup>

const always = { personal: false, required: 'always' } as const

export const PERMISSION_SET_FIELDS = {
  name: { ...always, label: 'words:name', input: text(60) },
  areas: {
    ...always,
    label: 'permission-sets:areas',
    input: z
      .array(z.enum(STAFF_AREAS), message('areasMissing'))
      .check(z.minLength(1, message('areasMissing')), z.maxLength(2)),
  },
  permissions: {
    ...always,
    label: 'permission-sets:permissions',
    input: z
      .array(z.string().check(z.maxLength(100)), message('permissionsMissing'))
      .check(z.minLength(1, message('permissionsMissing')), z.maxLength(500)),
  },
  limits: {
    personal: false,
    required: 'always',
    label: 'permission-sets:limits',
    input: z.record(
      z.string().check(z.maxLength(100)),
      rupees(message('badLimit'), message('badLimit')),
      message('badLimit'),
    ),
  },
} satisfies Fields

const READ_ONLY = ['_id', 'version', 'builtIn', 'people']

export const NewPermissionSet = body(creationShape(PERMISSION_SET_FIELDS), READ_ONLY)
export type NewPermissionSet = z.output<typeof NewPermissionSet>

export const PermissionSetChange = body(changeShape(PERMISSION_SET_FIELDS), READ_ONLY)
export type PermissionSetChange = z.output<typeof PermissionSetChange>

const path = '/api/admin/permission-set'
const ofSet = { path: `${path}/{id}`, may: 'identity.manage-accounts', params: IdParams, confirm: true } as const

export const permissionSetsApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The sets of permissions of staff, built-in ones first, and all permissions in words',
    may: 'identity.manage-accounts',
    result: z.object({ sets: z.array(PermissionSet), groups: z.array(PermissionGroup) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Add a set of permissions; it may contain only those of the caller',
    may: 'identity.manage-accounts',
    body: NewPermissionSet,
    confirm: true,
    status: 201,
    idempotent: 'day',
    result: PermissionSet,
  }),
  update: endpoint({
    ...ofSet,
    method: 'PUT',
    summary: 'Change a set of permissions, at once for everybody who has it; of a built-in one, its limits only',
    body: PermissionSetChange,
    result: PermissionSet,
  }),
  remove: endpoint({
    ...ofSet,
    method: 'DELETE',
    summary: 'Delete a set of permissions that no account has',
    result: Message,
  }),
}
