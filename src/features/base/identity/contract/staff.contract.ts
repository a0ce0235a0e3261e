import * as z from 'zod/mini'
import { changeShape, creationShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, email, IdParams, oneOf, optionalPaging, PathId, text } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

export const STAFF_ROLES = ['hr', 'admin'] as const
export const STAFF_STATUSES = ['Active', 'Disable'] as const

/** Staff accounts are never erased, so no field is personal. */
const required = { personal: false, required: 'always' } as const

export const STAFF_FIELDS = {
  role: { ...required, label: 'identity:role', input: oneOf(STAFF_ROLES), output: z.enum(STAFF_ROLES) },
  name: { ...required, label: 'words:name', input: text(200) },
  email: { ...required, label: 'identity:email', input: email() },
  status: { ...required, label: 'words:status', input: oneOf(STAFF_STATUSES), output: z.enum(STAFF_STATUSES) },
} satisfies Fields

export const StaffMember = z.object({
  _id: z.string(),
  ...recordShape(STAFF_FIELDS),
  /** Has not chosen a password yet, so cannot sign in. */
  invited: z.boolean(),
  twoFactor: z.boolean(),
  permissionSet: z.string(),
  /** In the language of the caller if the set is built in. */
  permissionSetName: z.string(),
  createdAt: z.string(),
  version: z.number(),
})
export type StaffMember = z.infer<typeof StaffMember>

const READ_ONLY = ['_id', 'version', 'createdAt', 'invited', 'twoFactor', 'permissionSetName']

/** `passwordLink`: without mail, the link to set a password, to pass on. It is returned once and stored nowhere. */
const sentLink = { message: z.string(), passwordLink: z.nullable(z.string()) }
export type SentLink = { message: string; passwordLink: string | null }

/** The id of a permission set. A new account without one gets Front desk (HR) or Owner (admin). */
const permissionSet = z.optional(PathId)

const { status, ...creationFields } = STAFF_FIELDS
export const NewStaff = body({ ...creationShape(creationFields), permissionSet }, [...READ_ONLY, 'status'])
export type NewStaff = z.output<typeof NewStaff>

const { name } = STAFF_FIELDS
export const StaffChange = body({ ...changeShape({ name, status }), permissionSet }, [...READ_ONLY, 'role', 'email'])
export type StaffChange = z.output<typeof StaffChange>

export const staffApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'The accounts of HR and admins, by name; all of them unless page or limit is given',
    may: 'identity.manage-accounts',
    query: z.strictObject(optionalPaging),
    result: z.object({ staff: z.array(StaffMember), total: z.number() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Create a staff account and mail a link to set the password; without mail, return the link',
    may: 'identity.manage-accounts',
    body: NewStaff,
    confirm: true,
    status: 201,
    idempotent: 'day',
    timeoutSeconds: 8,
    /** `message` reports whether the mail was sent. */
    result: z.extend(StaffMember, sentLink),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/staff/{id}',
    summary:
      'Rename, deactivate or activate a staff account, or give it another permission set; the last active owner stays',
    may: 'identity.manage-accounts',
    params: IdParams,
    body: StaffChange,
    confirm: true,
    result: StaffMember,
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/api/admin/staff/{id}/reset',
    summary: 'Mail a staff member a link to set a new password; without mail, return the link',
    may: 'identity.manage-accounts',
    params: IdParams,
    confirm: true,
    timeoutSeconds: 8,
    result: z.object(sentLink),
  }),
  resetTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/staff/{id}/two-factor',
    summary: 'Turn off the two-factor sign-in of another staff member; all their sessions end, and they get an email',
    may: 'identity.manage-accounts',
    params: IdParams,
    confirm: true,
    result: StaffMember,
  }),
}
