import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { resetDatabase } from '#testing/server/database.ts'
import { createOrResetStaffAccount } from './create-or-reset-staff-account.ts'

const api = startTestApi()
const ASHA = { role: 'admin', name: 'Asha Example', email: 'asha@example.com' } as const
const createOrReset = (change: object = {}) =>
  createOrResetStaffAccount({ db: api.db, clock: { now: () => api.now } }, { ...ASHA, ...change })
const signIn = (password: string, role = 'admin') =>
  api.call('POST', `/api/${role}/login`, { email: ASHA.email, password })

test('createOrResetStaffAccount creates an account that can sign in', async () => {
  const { isNew, password } = await createOrReset()
  expect(isNew).toBe(true)
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
  expect((await signIn(password)).body).toMatchObject({ name: 'Asha Example', email: ASHA.email })
  expect((await signIn(password, 'hr')).status).toBe(401)
})

test('createOrResetStaffAccount resets the password of an existing email, enables it and ends its sessions', async () => {
  const first = await createOrReset()
  const { body } = await signIn(first.password)
  await queryOnce(api.ownerUrl, `update account set state = 'disabled' where id = '${body._id}'`)
  const { isNew, password } = await createOrReset({ email: 'ASHA@example.com', name: 'Asha Sample' })
  expect(isNew).toBe(false)
  expect((await api.call('POST', '/api/session', {}, body.token)).status).toBe(401)
  expect((await signIn(first.password)).status).toBe(401)
  expect((await signIn(password)).body).toMatchObject({ _id: body._id, name: 'Asha Sample' })
})

test('createOrResetStaffAccount writes audit entries of the system, without the password', async () => {
  const { password } = await createOrReset()
  await createOrReset()
  const entries = await queryOnce<{ action: string; actor_role: string }>(
    api.ownerUrl,
    `select action, actor_role, after from audit_entry where action like 'staff.%' order by id`,
  )
  expect(entries.map(({ action, actor_role }) => `${action} by ${actor_role}`)).toEqual([
    'staff.create by system',
    'staff.reset by system',
  ])
  expect(JSON.stringify(entries)).not.toContain(password)
})

test('createOrResetStaffAccount rejects a database without an institute', async () => {
  await resetDatabase()
  await expect(createOrReset()).rejects.toThrow('There is no institute yet.')
})
