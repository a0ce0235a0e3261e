import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiTest } from '#testing/server/api.ts'
import { signedIn } from '#testing/server/fixtures.ts'
import { tokenIn, untilArrived } from '#testing/server/mail.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Smtp } from './smtp.ts'

let calls = 0
/** Each caller has an address of its own, so that limits of addresses stand in nobody's way. */
const elsewhere = () => `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`

/** Calls of people who are not signed in. */
export function strangers(api: ApiTest) {
  async function call(method: 'POST' | 'PUT', url: string, payload: object, over: Over = {}) {
    const { app = api.app, from = elsewhere(), headers = {} } = over
    const response = await app.inject({ method, url, payload, headers, remoteAddress: from })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  const forget = (email: string, role: Role = 'hr', over: Over = {}) =>
    call('POST', '/api/user/forgetPassword', { email, role }, over)
  /** A link that has been mailed: its token. */
  async function linkFor(smtp: Smtp, email: string, role: Role = 'hr'): Promise<string> {
    const before = smtp.mails.length
    await forget(email, role)
    await untilArrived(smtp, before + 1)
    return tokenIn(smtp.mails.at(-1)!.text)
  }
  return {
    call,
    forget,
    linkFor,
    reset: (token: string, password: string, more: object = {}, over: Over = {}) =>
      call('PUT', '/api/user/changePassword', { token, password, ...more }, over),
    readLink: (token: string) => call('POST', '/api/user/resetLink', { token }),
    signIn: (email: string, password: string, role: Role = 'hr', over: Over = {}) =>
      call('POST', `/api/${role === 'student' ? 'user' : role}/login`, { email, password }, over),
  }
}
type Over = { app?: FastifyInstance; from?: string; headers?: Record<string, string> }

/** Whether a session still opens anything. */
export async function isSignedIn(api: ApiTest, { token }: { token: string }): Promise<boolean> {
  return (await api.call('POST', '/api/session', undefined, token)).status === 200
}

export const unknownToken = () => randomBytes(32).toString('base64url')

/** Another device of the same account. */
export const anotherDevice = (api: ApiTest, role: Role, id: string) => signedIn(api.db, role, api.now, id)
