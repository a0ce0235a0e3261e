import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { anonymousCalls } from '#testing/server/accounts.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { createSet, signInWith } from '#testing/server/permission-sets.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { FRONT_DESK_SET, OWNER_SET } from './permission-sets.sql.ts'

const api = startTestApi()
const { signIn } = anonymousCalls(api)

const PATH = '/api/admin/permission-set'
const STAFF = '/api/admin/staff'
const FORM = { name: 'Front desk without void', areas: ['hr'], permissions: ['fees.take', 'fees.list'], limits: {} }
const MORE_THAN_OWN = { status: 403, body: { message: 'This allows more than you may do yourself. Ask an owner.' } }
const listEntries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

describe('permission sets', () => {
  test('lists the built-in ones with who has them, and every permission in words, in the language of the caller', async () => {
    const admin = await api.signInAs('admin')
    const { body } = await admin.get(PATH)
    expect(body.sets.map(({ name }: { name: string }) => name)).toEqual([
      'Accountant',
      'Front desk',
      'Observer',
      'Owner',
    ])
    const owner = body.sets.at(-1)
    expect(owner.people).toEqual([{ _id: admin.id, name: 'Example admin', role: 'admin' }])
    const offered = body.groups.flatMap((group: { permissions: object[] }) => group.permissions)
    expect(owner.permissions).toHaveLength(offered.length)
    expect(offered).toContainEqual({
      permission: 'fees.void',
      label: 'Void receipts',
      areas: ['hr'],
      limit: 'days',
    })
    expect(body.sets[1].permissions).toContain('fees.void')
    expect(body.sets[1].permissions).not.toContain('fees.refund')
  })

  test('makes a set, which is used at once when it changes, and deletes it when nobody has it', async () => {
    const admin = await api.signInAs('admin')
    const added = await admin.post(PATH, FORM)
    expect(added).toMatchObject({ status: 201, body: { ...FORM, permissions: ['fees.list', 'fees.take'], people: [] } })
    const id = added.body._id
    const { body: clerk } = await admin.post(STAFF, {
      role: 'hr',
      name: 'Hari Example',
      email: 'hari@example.com',
      permissionSet: id,
    })
    expect(clerk).toMatchObject({ permissionSet: id, permissionSetName: FORM.name })
    const hari = await api.signInAs('hr', clerk._id)
    expect([(await hari.get('/api/fee')).status, (await hari.get('/api/enquiry')).status]).toEqual([200, 403])
    expect(await admin.delete(`${PATH}/${id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })

    const changed = await admin.put(`${PATH}/${id}`, { permissions: ['enquiries.read'] })

    expect(changed.body).toMatchObject({ permissions: ['enquiries.read'], version: 2, people: [{ _id: clerk._id }] })
    expect([(await hari.get('/api/fee')).status, (await hari.get('/api/enquiry')).status]).toEqual([403, 200])
    await admin.put(`${STAFF}/${clerk._id}`, { permissionSet: FRONT_DESK_SET })
    expect((await hari.get('/api/fee')).status).toBe(200)
    expect(await admin.delete(`${PATH}/${id}`)).toMatchObject({ status: 200 })
    expect(await admin.put(`${PATH}/${id}`, FORM)).toMatchObject({ status: 404 })
    expect((await listEntries()).map(({ action }) => action)).toEqual([
      'permissions.create',
      'staff.create',
      'permissions.update',
      'staff.update',
      'permissions.delete',
    ])
  })

  test.each([
    [{ name: ' ' }, { name: 'This field is required' }],
    [{ areas: [] }, { areas: 'Choose HR, admin or both.' }],
    [{ permissions: [] }, { permissions: 'Choose at least one permission.' }],
    [{ permissions: ['fees.steal'] }, { permissions: /does not belong to the chosen pages/ }],
    [{ permissions: ['expenses.read'] }, { permissions: /does not belong to the chosen pages/ }],
    [{ areas: ['hr', 'admin'], permissions: ['fees.take'] }, { permissions: /for each of the chosen pages/ }],
    [{ builtIn: 'owner', role: 'hr' }, { role: 'There is no such field.' }],
    [{ permissions: ['fees.void'], limits: { 'fees.void': 1.5 } }, { limits: 'Enter whole days, up to 3650.' }],
    [{ permissions: ['fees.discount'], limits: { 'fees.discount': 101 } }, { limits: /at most 100 percent/ }],
    [{ limits: { 'fees.take': -1 } }, { 'limits.fees.take': /0 or more/ }],
  ])('rejects %j with a message beside the field (422)', async (input, fields) => {
    const admin = await api.signInAs('admin')
    const { status, body } = await admin.post(PATH, { ...FORM, ...input })
    expect(status).toBe(422)
    for (const [name, text] of Object.entries(fields)) expect(body.fields[name]).toMatch(text)
  })

  test('rejects a name that another set has, and a change of a built-in one (409)', async () => {
    const admin = await api.signInAs('admin')
    await admin.post(PATH, FORM)
    const taken = { status: 409, body: { fields: { name: 'Another permission set has this name.' } } }
    expect(await admin.post(PATH, { ...FORM, name: 'FRONT desk  without void' })).toMatchObject(taken)
    expect(await admin.post(PATH, { ...FORM, name: 'Owner' })).toMatchObject(taken)
    const builtIn = { status: 409, body: { code: 'built_in' } }
    expect(await admin.put(`${PATH}/${OWNER_SET}`, FORM)).toMatchObject(builtIn)
    expect(await admin.delete(`${PATH}/${OWNER_SET}`)).toMatchObject(builtIn)
  })

  test('rejects another version, with the current record (409)', async () => {
    const admin = await api.signInAs('admin')
    const { body } = await admin.post(PATH, FORM)
    await admin.put(`${PATH}/${body._id}`, { name: 'Another' })
    const late = await admin.put(`${PATH}/${body._id}`, { name: 'Late' }, { 'if-match': '"1"' })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { name: 'Another', version: 2 } } })
  })

  test('somebody who has a set keeps pages, and nobody gets a set without pages for them', async () => {
    const admin = await api.signInAs('admin')
    const set = await createSet(api, { permissions: ['fees.list'], areas: ['hr', 'admin'] })
    const id = await createAccount(api.db, 'admin')
    await admin.put(`${STAFF}/${id}`, { permissionSet: set })
    const change = await admin.put(`${PATH}/${set}`, { areas: ['hr'] })
    expect(change).toMatchObject({ status: 422, body: { fields: { areas: /could do nothing there/ } } })
    const wrong = await admin.put(`${STAFF}/${id}`, { permissionSet: FRONT_DESK_SET })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { permissionSet: /has no pages for this kind/ } } })
    const unknown = await admin.put(`${STAFF}/${id}`, { permissionSet: 'nonsense' })
    expect(unknown).toMatchObject({ status: 422, body: { fields: { permissionSet: /no longer exists/ } } })
  })
})

describe('nobody gives more than they have', () => {
  const MANAGER = { areas: ['admin'] as ['admin'], permissions: ['identity.manage-accounts', 'expenses.read'] }

  test('neither by a set, nor by an account, nor by the account of another', async () => {
    const owner = await api.signInAs('admin')
    const manager = await signInWith(api, 'admin', MANAGER)
    const bigger = await createSet(api, { permissions: ['fees.refund'], areas: ['admin'] })
    const person = { role: 'admin', name: 'Example', email: 'example@example.com' }
    for (const response of [
      await manager.post(PATH, { name: 'More', areas: ['admin'], permissions: ['fees.refund'], limits: {} }),
      await manager.put(`${PATH}/${manager.setId}`, { permissions: [...MANAGER.permissions, 'backup.run'] }),
      await manager.put(`${PATH}/${bigger}`, { permissions: ['expenses.read'] }),
      await manager.delete(`${PATH}/${bigger}`),
      await manager.post(STAFF, person),
      await manager.post(STAFF, { ...person, permissionSet: bigger }),
      await manager.put(`${STAFF}/${manager.id}`, { permissionSet: OWNER_SET }),
      await manager.put(`${STAFF}/${owner.id}`, { name: 'Renamed' }),
      await manager.post(`${STAFF}/${owner.id}/reset`),
      await manager.delete(`${STAFF}/${owner.id}/session`),
      await manager.delete(`${STAFF}/${owner.id}/two-factor`),
    ])
      expect(response).toMatchObject(MORE_THAN_OWN)
    expect(await listEntries()).toEqual([])
    const allowed = { name: 'Less', areas: ['admin'], permissions: ['expenses.read'], limits: {} }
    expect((await manager.post(PATH, allowed)).status).toBe(201)
  })

  test('the last active owner keeps the set, also if two owners demote each other at once', async () => {
    const owner = await api.signInAs('admin')
    const less = await createSet(api, { permissions: ['expenses.read'], areas: ['admin'] })
    const demote = (by: typeof owner, id: string) => by.put(`${STAFF}/${id}`, { permissionSet: less })
    expect(await demote(owner, owner.id)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    const other = await api.signInAs('admin')
    const both = await Promise.all([demote(owner, other.id), demote(other, owner.id)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.filter(({ status }) => [403, 409].includes(status))).toHaveLength(1)
    const owners = await api.db.selectFrom('account').select('id').where('set_id', '=', OWNER_SET).execute()
    expect(owners).toHaveLength(1)
  })
})

describe('one person in two areas', () => {
  const enquire = { name: 'Asha Example', phone: '9876543210' }

  test('an owner works at the desk without a second sign-in, and the trail names the person', async () => {
    const owner = await api.signInAs('admin')
    const atDesk = api.clientOf(owner.id, `${owner.token}~hr`)
    expect((await owner.post('/api/enquiry', enquire)).status).toBe(403)
    expect((await atDesk.get('/api/dashboard/hr')).status).toBe(200)
    expect((await atDesk.get(STAFF)).status).toBe(403)
    const id = await createSet(api, { permissions: ['fees.list'] })
    expect((await atDesk.delete(`${PATH}/${id}`)).status).toBe(403)
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(200)
  })

  test.each([
    ['hr', 'front-desk', 'admin', 401],
    ['hr', 'accountant', 'admin', 200],
    ['admin', 'accountant', 'hr', 200],
    ['admin', 'owner', 'hr', 200],
  ] as const)('%s with the set %s as %s: %i', async (kind, set, area, status) => {
    const person = await signInWith(api, kind, set)
    expect((await person.inArea(area).get('/api/fee')).status).toBe(status)
  })

  test('a student has one area, and a malformed ending is no token (401)', async () => {
    const { token, id } = await api.signInAs('student')
    for (const ending of ['~hr', '~admin', '~student', '~', '~hr~hr'])
      expect((await api.clientOf(id, token + ending).get('/api/session')).status).toBe(401)
  })

  test('logging out ends both areas', async () => {
    const owner = await api.signInAs('admin')
    expect((await api.clientOf(owner.id, `${owner.token}~hr`).post('/api/logout')).status).toBe(200)
    expect((await owner.get('/api/session')).status).toBe(401)
  })

  test('two-factor sign-in of admins is required of everybody who may use their pages', async () => {
    await api.db.updateTable('institute').set({ two_factor: 'admins' }).execute()
    const accountant = await signInWith(api, 'hr', 'accountant')
    const clerk = await signInWith(api, 'hr', 'front-desk')
    expect([(await accountant.get('/api/fee')).body.code, (await clerk.get('/api/fee')).status]).toEqual([
      'two_factor_required',
      200,
    ])
  })
})

test('a sign-in and the session say what the page may show; Owner and Front desk have all of their areas', async () => {
  const rightsOf = async (kind: 'hr' | 'admin', set: Parameters<typeof signInWith>[2]) => {
    const { id, post } = await signInWith(api, kind, set)
    const { email, password } = await setPassword(api, id)
    const { areas, permissions } = (await signIn(email, password, kind)).body
    const { message: _, ...session } = (await post('/api/session')).body
    expect(session).toEqual({ areas, ...(permissions && { permissions }) })
    return { areas, permissions }
  }
  expect(await rightsOf('admin', 'owner')).toEqual({ areas: ['hr', 'admin'], permissions: undefined })
  expect(await rightsOf('hr', 'front-desk')).toEqual({ areas: ['hr'], permissions: undefined })
  const { areas, permissions } = await rightsOf('hr', { permissions: ['fees.list'] })
  expect(areas).toEqual(['hr'])
  expect(permissions).toContain('identity.use-account')
  expect(permissions.filter((name: string) => name.startsWith('fees.'))).toEqual(['fees.list'])
})
