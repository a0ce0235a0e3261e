import { describe, expect, test } from 'vitest'
import { studentsApi } from '#features/domain/students/contract/students.contract.ts'
import { instituteApi } from '#features/base/institute/contract/institute.contract.ts'
import type { Endpoint, Role } from '#shared/contract/endpoint.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { listEndpoints } from '#testing/server/calls.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { setUpMail, waitForMails } from '#testing/server/mail.ts'
import { setPassword } from '#testing/server/scenario.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)

const REQUIRED = { status: 403, body: { code: 'confirmation_required' } }

/** Signs in a caller whose password was entered eleven minutes ago. */
async function signInEarlier(role: Role) {
  const caller = await api.signInAs(role)
  const { password } = await setPassword(api, caller.id)
  api.now = new Date(api.now.getTime() + 11 * 60_000)
  return { ...caller, confirm: () => caller.post('/api/session/confirm', { password }) }
}

const toKey = ({ method, path }: Endpoint) => `${method} ${path}`

test('the calls that require the password again', () => {
  const confirmed = listEndpoints(api.app).filter(({ confirm }) => confirm !== undefined)
  const described = confirmed.map(({ confirm, ...call }) =>
    confirm === true ? toKey(call) : `${toKey(call)}: ${confirm?.join(', ')}`,
  )
  expect(described.sort()).toEqual([
    'DELETE /api/admin/backup/place',
    'DELETE /api/admin/permission-set/{id}',
    'DELETE /api/admin/session',
    'DELETE /api/admin/staff/{id}/session',
    'DELETE /api/admin/staff/{id}/two-factor',
    'DELETE /api/admin/student/{id}/session',
    'DELETE /api/session',
    'DELETE /api/session/{id}',
    'GET /api/admin/audit/export',
    'GET /api/admin/backup/file/{name}',
    'GET /api/admin/deleted/export',
    'GET /api/admin/expense/export',
    'GET /api/fee/concession/export',
    'GET /api/fee/refund/export',
    'POST /api/admin/backup',
    'POST /api/admin/backup/kit',
    'POST /api/admin/backup/place/try',
    'POST /api/admin/backup/proof',
    'POST /api/admin/installation/restart',
    'POST /api/admin/installation/test-mail',
    'POST /api/admin/permission-set',
    'POST /api/admin/restore',
    'POST /api/admin/restore/back',
    'POST /api/admin/restore/preview',
    'POST /api/admin/restore/upload',
    'POST /api/admin/staff',
    'POST /api/admin/staff/{id}/reset',
    'POST /api/admin/update',
    'POST /api/user/access/{id}',
    'PUT /api/admin/backup/place',
    'PUT /api/admin/import-settings',
    'PUT /api/admin/installation/settings',
    'PUT /api/admin/permission-set/{id}',
    'PUT /api/admin/staff/{id}',
    'PUT /api/fee/discount-limit',
    'PUT /api/institute: upiId, twoFactor',
    'PUT /api/user/{id}: email, password',
  ])
})

test('each of them returns 403 to everybody who may call it, eleven minutes after the password', async () => {
  const callers = new Map<string, Awaited<ReturnType<typeof signInEarlier>>>()
  for (const role of ['student', 'hr', 'admin'] as const) callers.set(role, await signInEarlier(role))
  const passed: string[] = []
  for (const call of listEndpoints(api.app).filter(({ confirm }) => confirm === true))
    for (const role of call.roles) {
      const path = call.path.replace('{id}', ABSENT_ID)
      const response = await api.call(call.method, path, undefined, callers.get(role)?.token)
      if (response.body.code !== 'confirmation_required') passed.push(`${toKey(call)} ${role}: ${response.status}`)
    }
  expect(passed).toEqual([])
})

test('a list that HR may see is exported without the password', async () => {
  const hr = await signInEarlier('hr')
  expect((await hr.get('/api/user/export')).status).toBe(200)
})

describe('a call that requires the password for some fields', () => {
  const VALUES: Record<string, Record<string, unknown>> = {
    [toKey(instituteApi.update)]: { upiId: 'office@bank', twoFactor: 'admins' },
    [toKey(studentsApi.update)]: { email: 'new@example.com', password: 'Seventeen grey herons' },
  }
  const setUp = async (key: string) => {
    const isInstitute = key === toKey(instituteApi.update)
    const caller = await signInEarlier(isInstitute ? 'admin' : 'hr')
    const path = isInstitute ? '/api/institute' : `/api/user/${await createStudent(api.db, {})}`
    return { ...caller, update: (body: object) => caller.put(path, body) }
  }
  const someFields = () => listEndpoints(api.app).filter(({ confirm }) => Array.isArray(confirm))

  test('returns 403 for each of the fields, and saves it after the password', async () => {
    for (const endpoint of someFields()) {
      const key = toKey(endpoint)
      const values = VALUES[key] ?? {}
      expect(Object.keys(values)).toEqual(endpoint.confirm)
      const { update, confirm } = await setUp(key)
      const bodies = Object.entries(values).map(([field, value]) =>
        field === 'password' ? { password: value, confirmPswd: value } : { [field]: value },
      )
      for (const body of bodies) expect(await update(body)).toMatchObject(REQUIRED)
      expect((await confirm()).status).toBe(200)
      for (const body of bodies) expect((await update(body)).status).toBe(200)
    }
  })

  test('saves other fields and unchanged values without it', async () => {
    const institute = await setUp(toKey(instituteApi.update))
    expect((await institute.update({ name: 'New name', upiId: '', twoFactor: 'off' })).status).toBe(200)
    const student = await setUp(toKey(studentsApi.update))
    const { email } = (await student.update({ lname: 'New' })).body
    expect((await student.update({ lname: 'Newer', email, password: '', confirmPswd: '' })).status).toBe(200)
  })
})

describe('the old address', () => {
  test('is told of a new one, without a name and without the new address', async () => {
    const smtp = await startMailServer()
    const hr = await api.signInAs('hr')
    const id = await createStudent(api.db, { fname: 'Asha', email: 'old@example.com' })

    await hr.put(`/api/user/${id}`, { email: 'new@example.com' })

    await waitForMails(smtp, 1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ to: ['old@example.com'] })
    expect(mail?.text).toContain('has changed the email address')
    expect(mail?.text).not.toMatch(/new@|Asha/)
  })

  test('is not told when it stays, and is not written to when it is blank', async () => {
    const smtp = await startMailServer()
    const hr = await api.signInAs('hr')
    const id = await createStudent(api.db, { email: 'old@example.com' })
    const other = await createStudent(api.db, { email: '' })
    await hr.put(`/api/user/${id}`, { email: 'old@example.com', lname: 'New' })
    await hr.put(`/api/user/${other}`, { email: 'new@example.com' })
    await Promise.all(api.app.backgroundTasks)
    expect(smtp.mails).toEqual([])
  })
})
