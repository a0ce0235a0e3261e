import * as z from 'zod/mini'
import { endpoint, ROLES, type Role } from '#shared/contract/endpoint.ts'
import { blankable, body, email, Message, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('identity')

/** 8 to 128 characters; the server also refuses the commonest ones. Never trimmed: a space may be part of it. */
export function newPassword(missing = message('passwordMissing')) {
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(8, { error: message('passwordTooShort'), abort: true }),
      z.maxLength(128, message('passwordTooLong')),
    )
}

/** The role in the body is optional and in any case; the path decides. */
const roleOf = (role: Role) =>
  z.optional(
    z
      .string(message('userTypeMissing'))
      .check(z.refine((value) => value.toLowerCase() === role, message('userTypeDoesNotFit'))),
  )

const credentials = (role: Role) =>
  body({
    email: text(254, message('emailMissing')),
    password: z
      .string(message('passwordMissing'))
      .check(
        z.minLength(1, { error: message('passwordMissing'), abort: true }),
        z.maxLength(128, message('passwordTooLong')),
      ),
    role: roleOf(role),
  })

/** What the sign-in form holds: the user type chooses the call. */
export const SignInForm = body({
  email: text(254, message('emailMissing')),
  password: z.string(message('passwordMissing')).check(z.minLength(1, message('passwordMissing'))),
  role: z.enum(ROLES, message('userTypeMissing')),
})

export const Identity = z.object({
  _id: z.string(),
  token: z.string(),
  /** `student`, `hr`, or the admin's dotted string, whose first part is the name. */
  role: z.string(),
  name: z.string(),
  email: z.string(),
  fname: z.optional(z.string()),
  lname: z.optional(z.string()),
  status: z.optional(z.string()),
})
export type Identity = z.infer<typeof Identity>

const login = (path: `/api/${string}`, role: Role) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Sign in as ${role}: a token for the Authorization header`,
    roles: ['anyone'],
    body: credentials(role),
    result: Identity,
  })

const anyRole = z.pipe(
  z.string(message('userTypeMissing')).check(
    z.minLength(1, { error: message('userTypeMissing'), abort: true }),
    z.refine((value) => ROLES.some((role) => role === value.toLowerCase()), message('userTypeMissing')),
  ),
  z.transform((value) => value.toLowerCase() as Role),
)

export const ForgottenPassword = body({ email: email(message('emailMissing')), role: anyRole })
export type ForgottenPassword = z.output<typeof ForgottenPassword>

type Proofs = { token?: string | null | undefined; currentPassword?: string | null | undefined }
const oneProof = z.refine<Proofs>(({ token, currentPassword }) => Boolean(token) !== Boolean(currentPassword), {
  error: message('currentMissing'),
  path: ['currentPassword'],
})
type Repeated = { password?: string | undefined; confirmPswd?: string | undefined }
const sameTwice = z.refine<Repeated>(
  ({ password, confirmPswd }) => confirmPswd === undefined || password === confirmPswd,
  { error: message('passwordsDiffer'), path: ['confirmPswd'] },
)

/** A new password, with the mailed token or with the current one. */
export const PasswordChange = body({
  token: blankable(text(200)),
  currentPassword: blankable(z.string().check(z.maxLength(128, message('passwordTooLong')))),
  password: newPassword(),
  confirmPswd: z.optional(z.string()),
}).check(oneProof, sameTwice)
export type PasswordChange = z.output<typeof PasswordChange>

export const identityApi = {
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/user/forgetPassword',
    summary: 'Ask for a link to set a new password; the answer does not tell whether the address is known',
    roles: ['anyone'],
    body: ForgottenPassword,
    hourlyLimit: 30,
    result: Message,
  }),
  resetLink: endpoint({
    method: 'POST',
    path: '/api/user/resetLink',
    summary: 'Whose mailed link it is, while it can be used',
    roles: ['anyone'],
    body: body({ token: text(200, message('linkWorn')) }),
    hourlyLimit: 60,
    result: z.object({ email: z.string(), role: z.enum(ROLES) }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/user/changePassword',
    summary:
      'Set a new password, with a mailed link (every session ends) or the current password (every other one ends)',
    roles: ['anyone', 'student', 'hr', 'admin'],
    body: PasswordChange,
    hourlyLimit: 60,
    result: Message,
  }),
  loginStudent: login('/api/user/login', 'student'),
  loginHr: login('/api/hr/login', 'hr'),
  loginAdmin: login('/api/admin/login', 'admin'),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End the session whose token is sent',
    roles: ['student', 'hr', 'admin'],
    result: Message,
  }),
  session: endpoint({
    method: 'POST',
    path: '/api/session',
    summary: 'Say that the session is still in use',
    roles: ['student', 'hr', 'admin'],
    result: Message,
  }),
}
