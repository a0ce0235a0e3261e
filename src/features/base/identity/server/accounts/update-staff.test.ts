import { describe, expect, test } from 'vitest'
import { type TestResponse, startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { setUpMail, getResetToken, waitForMails } from '#testing/server/mail.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { countConnections } from '#testing/server/wait-for-lock.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { signInAgain, isSignedIn, anonymousCalls } from '#testing/server/accounts.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const { forgetPassword, resetPassword, signIn } = anonymousCalls(api)

const PATH = '/api/admin/staff'
const OLD_VERSION = { 'if-match': '"1"' }
const FORM = { role: 'hr', name: 'Hari Example', email: 'Hari@example.com' }
const listAuditEntries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
const countAccounts = async () => (await api.db.selectFrom('account').select('id').execute()).length

describe('listStaff', () => {
  test('returns HR and admins by name, without secrets', async () => {
    const admin = await api.signInAs('admin')
    const hr = await createAccount(api.db, 'hr')
    await createStudent(api.db)
    for (const [id, name] of [
      [admin.id, 'bela'],
      [hr, 'Asha'],
    ] as const)
      await admin.put(`${PATH}/${id}`, { name })
    const { body } = await admin.get(PATH)
    expect(body).toMatchObject({
      total: 2,
      staff: [
        { _id: hr, role: 'hr', name: 'Asha' },
        { _id: admin.id, role: 'admin', name: 'bela' },
      ],
    })
    const fields = [
      '_id',
      'createdAt',
      'email',
      'invited',
      'name',
      'permissionSet',
      'permissionSetName',
      'role',
      'status',
      'twoFactor',
      'version',
    ]
    expect(Object.keys(body.staff[0]).sort()).toEqual(fields)
    expect((await admin.get(`${PATH}?page=2&limit=1`)).body).toMatchObject({ total: 2, staff: [{ name: 'bela' }] })
  })
})

async function createClerk() {
  const admin = await api.signInAs('admin')
  const id = await createAccount(api.db, 'hr')
  const { email, password } = await setPassword(api, id)
  const change = (body: object, headers = {}) => admin.put(`${PATH}/${id}`, body, headers)
  return { admin, id, email, password, change }
}

describe('updateStaff', () => {
  test('renames an account, also in later audit entries', async () => {
    const { admin, id, change } = await createClerk()
    const clerk = await api.signInAs('hr', id)
    expect(await change({ name: ' Hari ' })).toMatchObject({ status: 200, body: { _id: id, name: 'Hari', version: 2 } })
    await clerk.post(`/api/fee/${await createStudent(api.db)}`, { payMode: 'Cash', paid: 1, date: '2026-11-20' })
    expect((await listAuditEntries()).map(({ actor_name }) => actor_name)).toEqual(['Example admin', 'Hari'])
    expect((await listAuditEntries())[0]).toMatchObject({
      action: 'staff.update',
      record_id: id,
      actor_id: admin.id,
      before: { name: 'Example hr' },
      after: { name: 'Hari' },
    })
  })

  test('accepts one of two concurrent changes of the same version (200, 409)', async () => {
    const { change } = await createClerk()

    const responses = await Promise.all(['A', 'B'].map((name) => change({ name }, OLD_VERSION)))

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('rejects an old version and returns the current account (409)', async () => {
    const { change } = await createClerk()
    const { body: current } = await change({ name: 'A' })

    const response = await change({ status: 'Disable' }, OLD_VERSION)

    expect(response).toMatchObject({ status: 409, body: { code: 'stale', current } })
  })

  test('accepts a complete record, and ignores role and email', async () => {
    const { admin, id, change } = await createClerk()
    const [member] = (await admin.get(PATH)).body.staff.filter(({ _id }: { _id: string }) => _id === id)
    const record = { ...member, role: 'admin', email: 'evil@example.com', name: 'Hari' }
    expect((await change(record)).body).toEqual({ ...member, name: 'Hari', version: 2 })
  })

  test.each([
    [{ name: '' }, { name: 'This field is required' }],
    [{ status: 'Delete' }, { status: 'Choose one of these: Active, Disable.' }],
    [{ password: 'x' }, { password: 'There is no such field.' }],
  ])('rejects %j with a message per field (422)', async (body, fields) => {
    const { change } = await createClerk()
    expect(await change(body)).toMatchObject({ status: 422, body: { fields } })
  })
})

describe('updateStaff with status Disable', () => {
  test('ends all sessions, also for after the account is activated', async () => {
    const { id, change } = await createClerk()
    const devices = [await signInAgain(api, 'hr', id), await signInAgain(api, 'hr', id)]
    const areSignedIn = () => Promise.all(devices.map((device) => isSignedIn(api, device)))

    expect((await change({ status: 'Disable' })).body).toMatchObject({ status: 'Disable', version: 2 })
    expect(await areSignedIn()).toEqual([false, false])

    expect((await change({ status: 'Active' })).body.status).toBe('Active')
    expect(await areSignedIn()).toEqual([false, false])
  })

  test('rejects sign-in until the account is activated (403)', async () => {
    const { email, password, change } = await createClerk()
    await change({ status: 'Disable' })
    expect((await signIn(email, 'not this one')).status).toBe(401)
    expect(await signIn(email, password)).toMatchObject({ status: 403, body: { code: 'dropped' } })

    await change({ status: 'Active' })
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('invalidates mailed links, and no new link is sent (409)', async () => {
    const { admin, id, email, change } = await createClerk()
    const smtp = await startMailServer()
    await admin.post(`${PATH}/${id}/reset`)
    await waitForMails(smtp, 1)
    const token = getResetToken(smtp.mails[0]!.text)
    await change({ status: 'Disable' })
    expect(await admin.post(`${PATH}/${id}/reset`)).toMatchObject({ status: 409, body: { code: 'is_disabled' } })
    await forgetPassword(email)
    expect((await resetPassword(token, 'a quite new password')).status).toBe(422)
    await change({ status: 'Active' })
    expect((await resetPassword(token, 'a quite new password')).status).toBe(422)
    await forgetPassword(email)
    await waitForMails(smtp, 2)
  })
})

describe('updateStaff of the last active admin', () => {
  const LAST_ADMIN = {
    status: 409,
    body: { code: 'last_admin', message: 'The last active admin cannot be deactivated.' },
  }
  const countActiveAdmins = async () =>
    (
      await api.db
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'admin')
        .where('state', '=', 'active')
        .execute()
    ).length

  test('rejects deactivation and keeps the session (409)', async () => {
    const admin = await api.signInAs('admin')
    await createAccount(api.db, 'hr')
    expect(await admin.put(`${PATH}/${admin.id}`, { status: 'Disable' })).toMatchObject(LAST_ADMIN)
    expect(await isSignedIn(api, admin)).toBe(true)
    expect((await admin.put(`${PATH}/${admin.id}`, { status: 'Active', name: 'Asha' })).body.name).toBe('Asha')
  })

  test('accepts deactivation while another admin is active (200)', async () => {
    const [asha, bela] = [await api.signInAs('admin'), await api.signInAs('admin')]
    expect((await asha.put(`${PATH}/${asha.id}`, { status: 'Disable' })).status).toBe(200)
    expect(await bela.put(`${PATH}/${bela.id}`, { status: 'Disable' })).toMatchObject(LAST_ADMIN)
    await bela.put(`${PATH}/${asha.id}`, { status: 'Active' })
    expect((await bela.put(`${PATH}/${bela.id}`, { status: 'Disable' })).status).toBe(200)
  })

  test('accepts one of two admins who deactivate each other concurrently (200, 409)', async () => {
    const [asha, bela] = [await api.signInAs('admin'), await api.signInAs('admin')]
    const deactivation = { status: 'Disable' }
    let responses!: Promise<TestResponse[]>
    await api.db.transaction().execute(async (tx) => {
      await tx.selectFrom('account').select('id').forUpdate().execute()
      responses = Promise.all([
        asha.put(`${PATH}/${bela.id}`, deactivation),
        bela.put(`${PATH}/${asha.id}`, deactivation),
      ])
      // Both requests wait for the account locks.
      await expect.poll(() => countConnections(api, "wait_event_type = 'Lock'")).toBe(2)
    })
    const [accepted, rejected] = (await responses).toSorted((a, b) => a.status - b.status)
    expect([accepted!.status, await countActiveAdmins()]).toEqual([200, 1])
    expect(rejected).toMatchObject(LAST_ADMIN)
  })

  test('does not count an invited admin without a password (409)', async () => {
    const smtp = await startMailServer()
    const admin = await api.signInAs('admin')
    const { _id } = (await admin.post(PATH, { ...FORM, role: 'admin' })).body
    expect(await admin.put(`${PATH}/${admin.id}`, { status: 'Disable' })).toMatchObject(LAST_ADMIN)
    expect((await admin.put(`${PATH}/${_id}`, { status: 'Disable' })).status).toBe(200)
    await admin.put(`${PATH}/${_id}`, { status: 'Active' })
    await admin.post(`${PATH}/${_id}/reset`)
    await waitForMails(smtp, 2)
    await resetPassword(getResetToken(smtp.mails.at(-1)!.text), 'a quite new password')
    expect((await admin.put(`${PATH}/${admin.id}`, { status: 'Disable' })).status).toBe(200)
  })
})

test('updateStaff and sendStaffLink do not find unknown ids or students (404)', async () => {
  const admin = await api.signInAs('admin')
  for (const id of [ABSENT_ID, 'nope', await createStudent(api.db)]) {
    expect((await admin.put(`${PATH}/${id}`, { name: 'x' })).status).toBe(404)
    expect((await admin.post(`${PATH}/${id}/reset`)).status).toBe(404)
  }
})

test('staff endpoints reject callers other than admins (401, 403)', async () => {
  const id = await createAccount(api.db, 'hr')
  for (const caller of [undefined, await api.signInAs('hr', id), await api.signInAs('student')]) {
    const responses = [
      await api.call('GET', PATH, undefined, caller?.token),
      await api.call('POST', PATH, FORM, caller?.token),
      await api.call('PUT', `${PATH}/${id}`, { name: 'x' }, caller?.token),
      await api.call('POST', `${PATH}/${id}/reset`, undefined, caller?.token),
    ]
    expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(caller ? 403 : 401))
  }
  expect(await countAccounts()).toBe(2)
})
