import * as z from 'zod/mini'
import { ROLES, type Role } from '#shared/contract/endpoint.ts'
import { blankable, body, email, Message, oneOf, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { rightsShape } from '../permission-sets/contract/rights.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('identity')

/**
 * The deadline of calls that take a new password: its estimate starts a thread and reads dictionaries, on a busy
 * computer too.
 */
export const NEW_PASSWORD_SECONDS = 15

/** 8 to 128 characters, not trimmed. The server also rejects the most common passwords. */
export function newPassword(missing = message('passwordMissing')) {
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(8, { error: message('passwordTooShort'), abort: true }),
      z.maxLength(128, message('passwordTooLong')),
    )
}

/** The role in the body is optional, in upper or lower case, and must match the path. */
const optionalRole = (role: Role) =>
  z.optional(
    z
      .string(message('userTypeMissing'))
      .check(z.refine((value) => value.toLowerCase() === role, message('userTypeMismatch'))),
  )

/** Six digits of an authenticator app, or the twelve of a recovery code, with or without spaces and dashes. */
export const twoFactorCode = z.string(message('codeMissing')).check(
  z.overwrite((value) => value.replace(/[\s-]+/g, '')),
  z.minLength(1, { error: message('codeMissing'), abort: true }),
  z.regex(/^(\d{6}|\d{12})$/, message('codeMalformed')),
)

/** From this number on, the page asks for new ones. */
export const FEW_RECOVERY_CODES = 2

const credentials = (role: Role) =>
  body({
    email: text(254, message('emailMissing')),
    password: z
      .string(message('passwordMissing'))
      .check(
        z.minLength(1, { error: message('passwordMissing'), abort: true }),
        z.maxLength(128, message('passwordTooLong')),
      ),
    /** Required if the account has two-factor sign-in. */
    code: blankable(twoFactorCode),
    role: optionalRole(role),
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
  /** Two-factor sign-in must be set up first; until then, all other calls get 403. */
  mustSetUpTwoFactor: z.optional(z.boolean()),
  ...rightsShape,
  /** Present after a sign-in with a recovery code. */
  recoveryCodesLeft: z.optional(z.number()),
})
export type Identity = z.infer<typeof Identity>

const login = (path: `/api/${string}`, role: Role) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Sign in as ${role}: a token for the Authorization header`,
    may: 'identity.sign-in',
    body: credentials(role),
    result: Identity,
  })

const anyRole = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)),
  oneOf(ROLES, message('userTypeMissing')),
)

export const ForgottenPasswordBody = body({ email: email(message('emailMissing')), role: anyRole })
export type ForgottenPasswordBody = z.output<typeof ForgottenPasswordBody>

type Credentials = { token?: string | null | undefined; currentPassword?: string | null | undefined }
const hasTokenOrPassword = z.refine<Credentials>(
  ({ token, currentPassword }) => Boolean(token) !== Boolean(currentPassword),
  {
    error: message('currentPasswordMissing'),
    path: ['currentPassword'],
  },
)
type RepeatedPassword = { password?: string | undefined; confirmPswd?: string | undefined }
const passwordsMatch = z.refine<RepeatedPassword>(
  ({ password, confirmPswd }) => confirmPswd === undefined || password === confirmPswd,
  { error: message('passwordsDiffer'), path: ['confirmPswd'] },
)

/** Requires either the mailed token or the current password. */
export const PasswordChange = body({
  token: blankable(text(200)),
  currentPassword: blankable(z.string().check(z.maxLength(128, message('passwordTooLong')))),
  password: newPassword(),
  confirmPswd: z.optional(z.string()),
}).check(hasTokenOrPassword, passwordsMatch)
export type PasswordChange = z.output<typeof PasswordChange>

export const identityApi = {
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/user/forgetPassword',
    summary: 'Request a link to set a new password; the response is the same for an unknown address',
    may: 'identity.sign-in',
    body: ForgottenPasswordBody,
    hourlyLimit: 30,
    result: Message,
  }),
  resetLink: endpoint({
    method: 'POST',
    path: '/api/user/resetLink',
    summary: 'The account of a mailed link, while the link is valid',
    may: 'identity.sign-in',
    body: body({ token: text(200) }),
    hourlyLimit: 60,
    result: z.object({ email: z.string(), role: z.enum(ROLES) }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/user/confirmEmail',
    summary: 'Confirm the email of a registration with a mailed link',
    may: 'identity.sign-in',
    body: body({ token: text(200) }),
    hourlyLimit: 60,
    result: Message,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/user/changePassword',
    summary:
      'Set a new password, with a mailed link (every session ends) or the current password (every other one ends)',
    may: 'identity.change-password',
    body: PasswordChange,
    hourlyLimit: 60,
    timeoutSeconds: NEW_PASSWORD_SECONDS,
    result: Message,
  }),
  loginStudent: login('/api/user/login', 'student'),
  loginHr: login('/api/hr/login', 'hr'),
  loginAdmin: login('/api/admin/login', 'admin'),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End the current session',
    may: 'identity.use-account',
    beforeTwoFactor: true,
    result: Message,
  }),
  session: endpoint({
    method: 'POST',
    path: '/api/session',
    summary: 'Keep the session alive; returns what a member of staff may do now',
    may: 'identity.use-account',
    beforeTwoFactor: true,
    result: z.extend(Message, rightsShape),
  }),
}
