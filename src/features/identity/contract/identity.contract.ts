import * as z from 'zod/mini'
import { endpoint, ROLES, type Role } from '#shared/contract/endpoint.ts'
import { body, Message, text } from '#shared/contract/scalars.ts'
import { sayFrom } from '#shared/contract/say.ts'
import type en from './words/en.json'

const say = sayFrom<typeof en>('identity')

/** 8 to 128 characters; the server also refuses the commonest ones. Never trimmed: a space may be part of it. */
export function newPassword(missing = say('passwordMissing')) {
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(8, { error: say('passwordTooShort'), abort: true }),
      z.maxLength(128, say('passwordTooLong')),
    )
}

/** The role in the body is optional and in any case; the path decides. */
const roleOf = (role: Role) =>
  z.optional(
    z
      .string(say('userTypeMissing'))
      .check(z.refine((value) => value.toLowerCase() === role, say('userTypeDoesNotFit'))),
  )

const credentials = (role: Role) =>
  body({
    email: text(254, say('emailMissing')),
    password: z
      .string(say('passwordMissing'))
      .check(z.minLength(1, { error: say('passwordMissing'), abort: true }), z.maxLength(128, say('passwordTooLong'))),
    role: roleOf(role),
  })

/** What the sign-in form holds: the user type chooses the call. */
export const SignInForm = body({
  email: text(254, say('emailMissing')),
  password: z.string(say('passwordMissing')).check(z.minLength(1, say('passwordMissing'))),
  role: z.enum(ROLES, say('userTypeMissing')),
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

export const identityApi = {
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
