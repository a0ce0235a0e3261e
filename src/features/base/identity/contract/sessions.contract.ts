import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { body, IdParams, Message } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('identity')

export const Session = z.object({
  _id: z.string(),
  since: z.string(),
  /** Updated at most once a minute. */
  seen: z.string(),
  /** `Firefox`; blank if the browser did not say. */
  browser: z.string(),
  /** `Windows`; blank if the browser did not say. */
  system: z.string(),
  /** At sign-in; blank for sessions of earlier versions. */
  address: z.string(),
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const Confirmation = body({
  password: z
    .string(message('passwordMissing'))
    .check(
      z.minLength(1, { error: message('passwordMissing'), abort: true }),
      z.maxLength(128, message('passwordTooLong')),
    ),
})

export const sessionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/session',
    summary: "The caller's own sessions, the one of this call first",
    may: 'identity.use-account',
    result: z.object({ sessions: z.array(Session), total: z.number() }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/session/{id}',
    summary: "End one of the caller's own sessions; any other id has no effect",
    may: 'identity.use-account',
    params: IdParams,
    confirm: true,
    result: Message,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/session',
    summary: "End all of the caller's own sessions except this one",
    may: 'identity.use-account',
    confirm: true,
    result: Message,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/session/confirm',
    summary: 'Enter the current password again, for calls that otherwise return 403 `confirmation_required`',
    may: 'identity.use-account',
    body: Confirmation,
    result: Message,
  }),
  endOfStaff: endpoint({
    method: 'DELETE',
    path: '/api/admin/staff/{id}/session',
    summary: 'End all sessions of a staff member, except that of this call',
    may: 'identity.manage-accounts',
    params: IdParams,
    confirm: true,
    result: Message,
  }),
  endOfStudent: endpoint({
    method: 'DELETE',
    path: '/api/admin/student/{id}/session',
    summary: 'End all sessions of a student',
    may: 'identity.manage-accounts',
    params: IdParams,
    confirm: true,
    result: Message,
  }),
  endOfEverybody: endpoint({
    method: 'DELETE',
    path: '/api/admin/session',
    summary: 'End all sessions of staff and students, except that of this call',
    may: 'identity.manage-accounts',
    confirm: true,
    result: Message,
  }),
}
