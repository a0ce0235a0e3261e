import type { FastifyInstance } from 'fastify'
import { beforeEach } from 'vitest'
import type { Role } from '#shared/contract/endpoint.ts'
import type { TestApi } from './api.ts'
import { createAccount, createStudent } from './fixtures.ts'
import { setPassword } from './scenario.ts'

const PATH: Record<Role, string> = { student: '/api/user/login', hr: '/api/hr/login', admin: '/api/admin/login' }

type Account = { email: string; password: string; id: string }
type Attempt = {
  role?: Role
  body?: object
  from?: string
  forwarded?: string
  scheme?: string | undefined
  cookie?: string
  userAgent?: string
  app?: FastifyInstance
}

/**
 * Creates an account with a password for each role before each test, and returns functions to sign in from any address.
 */
export function setUpSignIn(api: TestApi) {
  const accounts = {} as Record<Role, Account>
  beforeEach(async () => {
    const addPassword = async (id: string) => ({ ...(await setPassword(api, id)), id })
    accounts.hr = await addPassword(await createAccount(api.db, 'hr', 'Office@example.com'))
    accounts.admin = await addPassword(await createAccount(api.db, 'admin'))
    accounts.student = await addPassword(await createStudent(api.db, { fname: 'Asha', lname: 'Example' }))
  })

  async function signIn(attempt: Attempt = {}) {
    const { role = 'hr', body = {}, from = '192.0.2.1', forwarded, scheme, cookie, userAgent, app = api.app } = attempt
    const { email, password } = accounts[role]
    const response = await app.inject({
      method: 'POST',
      url: PATH[role],
      remoteAddress: from,
      headers: {
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        ...(scheme !== undefined && { 'x-forwarded-proto': scheme }),
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
      },
      payload: { email, password, ...body },
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  /** Signs in and returns the cookie that makes the browser known. */
  async function getBrowserCookie(attempt: Attempt = {}): Promise<string> {
    const { headers } = await signIn(attempt)
    return String(headers['set-cookie']).split(';')[0] ?? ''
  }
  const signInWithWrongPassword = (over: Attempt = {}) =>
    signIn({ ...over, body: { password: 'not this one', ...over.body } })
  return { accounts, signIn, signInWithWrongPassword, getBrowserCookie }
}
