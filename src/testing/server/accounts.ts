import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { TestApi } from '#testing/server/api.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { getResetToken, waitForMails } from '#testing/server/mail.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { TestSmtpServer } from './smtp-server.ts'

type CallOptions = { app?: FastifyInstance; from?: string; headers?: Record<string, string> }

let calls = 0
/** Returns a new IP address for each call, so that limits per address do not apply. */
const nextAddress = () => `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`

export function anonymousCalls(api: TestApi) {
  async function call(method: 'POST' | 'PUT', url: string, payload: object, options: CallOptions = {}) {
    const { app = api.app, from = nextAddress(), headers = {} } = options
    const response = await app.inject({ method, url, payload, headers, remoteAddress: from })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }

  const forgetPassword = (email: string, role: Role = 'hr', options: CallOptions = {}) =>
    call('POST', '/api/user/forgetPassword', { email, role }, options)

  async function requestLink(smtp: TestSmtpServer, email: string, role: Role = 'hr'): Promise<string> {
    const before = smtp.mails.length
    await forgetPassword(email, role)
    await waitForMails(smtp, before + 1)
    return getResetToken(smtp.mails.at(-1)!.text)
  }

  return {
    call,
    forgetPassword,
    requestLink,
    resetPassword: (token: string, password: string, more: object = {}, options: CallOptions = {}) =>
      call('PUT', '/api/user/changePassword', { token, password, ...more }, options),
    getLinkOwner: (token: string) => call('POST', '/api/user/resetLink', { token }),
    signIn: (email: string, password: string, role: Role = 'hr', options: CallOptions = {}) =>
      call('POST', `/api/${role === 'student' ? 'user' : role}/login`, { email, password }, options),
  }
}

export async function isSignedIn(api: TestApi, { token }: { token: string }): Promise<boolean> {
  return (await api.call('POST', '/api/session', undefined, token)).status === 200
}

export const createUnknownToken = () => randomBytes(32).toString('base64url')

export const signInAgain = (api: TestApi, role: Role, id: string) => createSession(api.db, role, api.now, id)
