import type { FastifyInstance } from 'fastify'
import { beforeEach } from 'vitest'
import type { Role } from '#shared/contract/endpoint.ts'
import type { ApiTest } from './api.ts'
import { createAccount, createStudent } from './fixtures.ts'
import { withPassword } from './scenario.ts'

const PATH: Record<Role, string> = { student: '/api/user/login', hr: '/api/hr/login', admin: '/api/admin/login' }

type Person = { email: string; password: string; id: string }
type Attempt = { role?: Role; body?: object; from?: string; forwarded?: string; app?: FastifyInstance }

/** Somebody of each role who has a password, before each test, and ways to try to sign in as them from anywhere. */
export function signingIn(api: ApiTest) {
  const people = {} as Record<Role, Person>
  beforeEach(async () => {
    const person = async (id: string) => ({ ...(await withPassword(api, id)), id })
    people.hr = await person(await createAccount(api.db, 'hr', 'Office@example.com'))
    people.admin = await person(await createAccount(api.db, 'admin'))
    people.student = await person(await createStudent(api.db, { fname: 'Asha', lname: 'Example' }))
  })

  async function attempt({ role = 'hr', body = {}, from = '192.0.2.1', forwarded, app = api.app }: Attempt = {}) {
    const { email, password } = people[role]
    const response = await app.inject({
      method: 'POST',
      url: PATH[role],
      remoteAddress: from,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      payload: { email, password, ...body },
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  const wrong = (over: Attempt = {}) => attempt({ ...over, body: { password: 'not this one', ...over.body } })
  return { people, attempt, wrong }
}
