import { describe, expect, test } from 'vitest'
import { type Answer, startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { mailing, tokenIn, untilArrived } from '#testing/server/mail.ts'
import { withPassword } from '#testing/server/scenario.ts'
import { connections } from '#testing/server/waiting.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { anotherDevice, isSignedIn, strangers } from '#testing/server/accounts.ts'

const api = startTestApi()
const { sendThrough } = mailing(api)
const { forget, reset, signIn } = strangers(api)

const PATH = '/api/admin/staff'
const FORM = { role: 'hr', name: 'Hari Example', email: 'Hari@example.com' }
const entries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
const accounts = async () => (await api.db.selectFrom('account').select('id').execute()).length

describe('the list', () => {
  test('has staff alone, by name, without anything secret', async () => {
    const admin = await api.as('admin')
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
    const fields = ['_id', 'createdAt', 'email', 'invited', 'name', 'role', 'status', 'version']
    expect(Object.keys(body.staff[0]).sort()).toEqual(fields)
    expect((await admin.get(`${PATH}?page=2&limit=1`)).body).toMatchObject({ total: 2, staff: [{ name: 'bela' }] })
  })
})

async function aClerk() {
  const admin = await api.as('admin')
  const id = await createAccount(api.db, 'hr')
  const { email, password } = await withPassword(api, id)
  const change = (body: object, headers = {}) => admin.put(`${PATH}/${id}`, body, headers)
  return { admin, id, email, password, change }
}

describe('a change', () => {
  test('of the name counts at once', async () => {
    const { admin, id, change } = await aClerk()
    const own = await api.as('hr', id)
    expect(await change({ name: ' Hari ' })).toMatchObject({ status: 200, body: { _id: id, name: 'Hari', version: 2 } })
    await own.post(`/api/fee/${await createStudent(api.db)}`, { payMode: 'Cash', paid: 1, date: '2026-11-20' })
    expect((await entries()).map(({ actor_name }) => actor_name)).toEqual(['Example admin', 'Hari'])
    expect((await entries())[0]).toMatchObject({
      ...{ action: 'staff.update', record_id: id, actor_id: admin.id },
      ...{ before: { name: 'Example hr' }, after: { name: 'Hari' } },
    })
  })

  test('of what somebody else changed meanwhile is told the account as it stands', async () => {
    const { change } = await aClerk()
    const seen = { 'if-match': '"1"' }
    const answers = await Promise.all(['A', 'B'].map((name) => change({ name }, seen)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const current = answers.find(({ status }) => status === 200)!.body
    expect(await change({ status: 'Disable' }, seen)).toMatchObject({ status: 409, body: { code: 'stale', current } })
  })

  test('takes the whole record back, and neither role nor email from it', async () => {
    const { admin, id, change } = await aClerk()
    const [member] = (await admin.get(PATH)).body.staff.filter(({ _id }: { _id: string }) => _id === id)
    const sent = { ...member, role: 'admin', email: 'evil@example.com', name: 'Hari' }
    expect((await change(sent)).body).toEqual({ ...member, name: 'Hari', version: 2 })
  })

  test.each([
    [{ name: '' }, { name: 'This field is required' }],
    [{ status: 'Delete' }, { status: 'This field is required' }],
    [{ password: 'x' }, { password: 'There is no such field.' }],
  ])('%j is refused at its field', async (body, fields) => {
    const { change } = await aClerk()
    expect(await change(body)).toMatchObject({ status: 422, body: { fields } })
  })
})

describe('who is deactivated', () => {
  test('is out at once, on every device, and cannot sign in; is let in again with the same password', async () => {
    const { id, email, password, change } = await aClerk()
    const devices = [await anotherDevice(api, 'hr', id), await anotherDevice(api, 'hr', id)]
    expect((await change({ status: 'Disable' })).body).toMatchObject({ status: 'Disable', version: 2 })
    expect(await Promise.all(devices.map((device) => isSignedIn(api, device)))).toEqual([false, false])
    expect((await signIn(email, 'not this one')).status).toBe(401)
    expect(await signIn(email, password)).toMatchObject({ status: 403, body: { code: 'dropped' } })
    expect((await change({ status: 'Active' })).body.status).toBe('Active')
    expect(await Promise.all(devices.map((device) => isSignedIn(api, device)))).toEqual([false, false])
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('is mailed no link, by nobody, and the one mailed before is dead', async () => {
    const { admin, id, email, change } = await aClerk()
    const smtp = await sendThrough()
    await admin.post(`${PATH}/${id}/reset`)
    const token = tokenIn(smtp.mails[0]!.text)
    await change({ status: 'Disable' })
    expect(await admin.post(`${PATH}/${id}/reset`)).toMatchObject({ status: 409, body: { code: 'is_disabled' } })
    await forget(email)
    expect((await reset(token, 'a quite new password')).status).toBe(422)
    await change({ status: 'Active' })
    expect((await reset(token, 'a quite new password')).status).toBe(422)
    await forget(email)
    await untilArrived(smtp, 2)
  })
})

describe('the last active admin', () => {
  const LAST = { status: 409, body: { code: 'last_admin', message: 'The last active admin cannot be deactivated.' } }
  const active = async () =>
    (
      await api.db
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'admin')
        .where('state', '=', 'active')
        .execute()
    ).length

  test('stays, and with it the session', async () => {
    const admin = await api.as('admin')
    await createAccount(api.db, 'hr')
    expect(await admin.put(`${PATH}/${admin.id}`, { status: 'Disable' })).toMatchObject(LAST)
    expect(await isSignedIn(api, admin)).toBe(true)
    expect((await admin.put(`${PATH}/${admin.id}`, { status: 'Active', name: 'Asha' })).body.name).toBe('Asha')
  })

  test('may be another one afterwards', async () => {
    const [asha, bela] = [await api.as('admin'), await api.as('admin')]
    expect((await asha.put(`${PATH}/${asha.id}`, { status: 'Disable' })).status).toBe(200)
    expect(await bela.put(`${PATH}/${bela.id}`, { status: 'Disable' })).toMatchObject(LAST)
    await bela.put(`${PATH}/${asha.id}`, { status: 'Active' })
    expect((await bela.put(`${PATH}/${bela.id}`, { status: 'Disable' })).status).toBe(200)
  })

  test('is one of two who deactivate each other at the same time', async () => {
    const [asha, bela] = [await api.as('admin'), await api.as('admin')]
    const off = { status: 'Disable' }
    let answers!: Promise<Answer[]>
    await api.db.transaction().execute(async (tx) => {
      await tx.selectFrom('account').select('id').forUpdate().execute()
      answers = Promise.all([asha.put(`${PATH}/${bela.id}`, off), bela.put(`${PATH}/${asha.id}`, off)])
      // Both are past the door and wait for the accounts.
      await expect.poll(() => connections(api, "wait_event_type = 'Lock'")).toBe(2)
    })
    const [won, lost] = (await answers).toSorted((a, b) => a.status - b.status)
    expect([won!.status, await active()]).toEqual([200, 1])
    expect(lost).toMatchObject(LAST)
  })

  test('is not somebody who has been invited and has no password yet', async () => {
    const smtp = await sendThrough()
    const admin = await api.as('admin')
    const { _id } = (await admin.post(PATH, { ...FORM, role: 'admin' })).body
    expect(await admin.put(`${PATH}/${admin.id}`, { status: 'Disable' })).toMatchObject(LAST)
    expect((await admin.put(`${PATH}/${_id}`, { status: 'Disable' })).status).toBe(200)
    await admin.put(`${PATH}/${_id}`, { status: 'Active' })
    await admin.post(`${PATH}/${_id}/reset`)
    await reset(tokenIn(smtp.mails.at(-1)!.text), 'a quite new password')
    expect((await admin.put(`${PATH}/${admin.id}`, { status: 'Disable' })).status).toBe(200)
  })
})

test('who is no member of staff is not found', async () => {
  const admin = await api.as('admin')
  for (const id of [ABSENT_ID, 'nope', await createStudent(api.db)]) {
    expect((await admin.put(`${PATH}/${id}`, { name: 'x' })).status).toBe(404)
    expect((await admin.post(`${PATH}/${id}/reset`)).status).toBe(404)
  }
})

test('staff accounts are the admin’s alone', async () => {
  const id = await createAccount(api.db, 'hr')
  for (const caller of [undefined, await api.as('hr', id), await api.as('student')]) {
    const answers = [
      await api.call('GET', PATH, undefined, caller?.token),
      await api.call('POST', PATH, FORM, caller?.token),
      await api.call('PUT', `${PATH}/${id}`, { name: 'x' }, caller?.token),
      await api.call('POST', `${PATH}/${id}/reset`, undefined, caller?.token),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(caller ? 403 : 401))
  }
  expect(await accounts()).toBe(2)
})
