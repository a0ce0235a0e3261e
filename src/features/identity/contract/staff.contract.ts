import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, email, IdParams, Message, oneOf, optionalPaging, text } from '#shared/contract/scalars.ts'

export const STAFF_ROLES = ['hr', 'admin'] as const
export const STAFF_STATUSES = ['Active', 'Disable'] as const

export const StaffMember = z.object({
  _id: z.string(),
  role: z.enum(STAFF_ROLES),
  name: z.string(),
  email: z.string(),
  status: z.enum(STAFF_STATUSES),
  /** Has chosen no password yet, so cannot sign in. */
  invited: z.boolean(),
  createdAt: z.string(),
  version: z.number(),
})
export type StaffMember = z.infer<typeof StaffMember>

const READ_ONLY = ['_id', 'version', 'createdAt', 'invited']

export const NewStaff = body({ role: oneOf(STAFF_ROLES), name: text(200), email: email() }, [...READ_ONLY, 'status'])
export type NewStaff = z.output<typeof NewStaff>

export const StaffChange = body({ name: z.optional(text(200)), status: z.optional(oneOf(STAFF_STATUSES)) }, [
  ...READ_ONLY,
  'role',
  'email',
])
export type StaffChange = z.output<typeof StaffChange>

export const staffApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'The accounts of HR and admins, by name; all of them unless page or limit is given',
    roles: ['admin'],
    query: z.strictObject(optionalPaging),
    result: z.object({ staff: z.array(StaffMember), total: z.number() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Make a staff account; a link to set the password is mailed',
    roles: ['admin'],
    body: NewStaff,
    status: 201,
    idempotent: 'day',
    timeoutSeconds: 8,
    /** `message` tells what became of the mail. */
    result: z.extend(StaffMember, { message: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/staff/{id}',
    summary: 'Rename, deactivate or activate a staff account; the last active admin stays',
    roles: ['admin'],
    params: IdParams,
    body: StaffChange,
    result: StaffMember,
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/api/admin/staff/{id}/reset',
    summary: 'Mail a staff member a link to set a new password',
    roles: ['admin'],
    params: IdParams,
    timeoutSeconds: 8,
    result: Message,
  }),
}
