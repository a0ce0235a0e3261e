import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { chainTrail, recordEntries, recordEntry, tamper, verifyTrail } from '#testing/server/audit-trail.ts'
import { listSeals, sealTrail } from './seals.sql.ts'

const api = startTestApi()

/** Creates ten entries, linked in two batches. Returns the students that they are about. */
async function createTrail(): Promise<string[]> {
  const subjects = await recordEntries(api, 5)
  await chainTrail(api)
  subjects.push(...(await recordEntries(api, 5)))
  await chainTrail(api)
  return subjects
}

const entryOf = (n: number) => `(select entry_id from audit_link where n = ${n})`

async function listFaults(...[seals]: [Parameters<typeof verifyTrail>[1]?]) {
  const { faults } = await verifyTrail(api, seals)
  return faults.map(({ kind, number, count }) => ({ kind, number, count }))
}

test('verifyTrail confirms an unchanged trail, in steps of any size', async () => {
  await createTrail()
  await recordEntry(api)
  for (const linksPerStep of [1, 2, 5, 10, 100]) {
    expect(await verifyTrail(api, [], linksPerStep)).toMatchObject({ checked: 10, total: 10, unlinked: 1, faults: [] })
  }
})

test('verifyTrail confirms an empty trail', async () => {
  expect(await verifyTrail(api)).toMatchObject({ checked: 0, total: 0, unlinked: 0, seal: null, faults: [] })
})

async function admitEnquirer() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const enquiry = { name: 'Ravi', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online' }
  const { _id } = (await hr.post('/api/enquiry', { ...enquiry, course: course.name, date: '2026-11-20' })).body
  const { student } = (await hr.post(`/api/enquiry/admit/${_id}`, registrationBody(course.name, batch.code))).body
  const { fee } = (await hr.get(`/api/fee/${student._id}`)).body
  return { hr, admin, student: student._id as string, name: `${student.fname} ${student.lname}`, receipt: fee[0]._id }
}

test('verifyTrail confirms a trail after a student and their enquiry were erased', async () => {
  const { hr, admin, student, name, receipt } = await admitEnquirer()
  await chainTrail(api)
  expect(await verifyTrail(api)).toMatchObject({ erasedEntries: 0, faults: [] })

  expect((await admin.post('/api/admin/status', { student, status: 'Delete', reason: 'left' })).status).toBe(200)
  expect((await admin.post(`/api/admin/erase/${student}`, { name })).status).toBe(200)
  await hr.delete(`/api/fee/${receipt}`, { reason: 'Paid twice' })
  await chainTrail(api)

  const { faults, erasedEntries } = await verifyTrail(api)
  expect(faults).toEqual([])
  expect(erasedEntries).toBeGreaterThan(1)
})

test('verifyTrail confirms entries of a clock that was wrong for a while', async () => {
  await recordEntries(api, 2)
  await chainTrail(api)
  const now = api.now
  await recordEntry(api, { at: new Date(now.getTime() + 3_600_000) })
  await chainTrail(api)
  api.now = now
  await recordEntry(api)
  await chainTrail(api)
  expect(await listFaults()).toEqual([])
})

describe('verifyTrail finds what the owner of the database did', () => {
  const VALUES: Record<string, string> = {
    at: `at + interval '1 microsecond'`,
    actor_role: `'hr'`,
    uuid: 'gen_random_uuid()',
    text: `'x'`,
    jsonb: `'{"paid": 1}'`,
  }

  /** Changes another column in each link's entry. Returns the columns. */
  async function changeEachColumn(table: string, key: string): Promise<string[]> {
    const columns = (await api.db.introspection.getTables())
      .find(({ name }) => name === table)!
      .columns.filter(({ name }) => name !== key)
    for (const [index, { name, dataType }] of columns.entries()) {
      const where = `${key} = ${entryOf(index + 1)}${table === 'audit_personal' ? ` and field = 'contact'` : ''}`
      await tamper(api, `update ${table} set ${name} = ${VALUES[name] ?? VALUES[dataType]} where ${where}`)
    }
    return columns.map(({ name }) => name)
  }

  test('any column of an entry changed', async () => {
    await createTrail()
    const columns = await changeEachColumn('audit_entry', 'id')
    expect(columns).toContain('after')
    expect(await listFaults()).toEqual([{ kind: 'changed', number: 1, count: columns.length }])
  })

  test('any column of a personal value changed', async () => {
    await createTrail()
    const columns = await changeEachColumn('audit_personal', 'entry_id')
    expect(columns).toContain('salt')
    expect(await listFaults()).toEqual([{ kind: 'personalChanged', number: 1, count: columns.length }])
  })

  test('a personal value removed, even all of a person, or added to a linked entry', async () => {
    const [, , third = ''] = await createTrail()
    await tamper(api, `delete from audit_personal where entry_id = ${entryOf(3)} and field = 'contact'`)
    await tamper(api, `delete from audit_personal where entry_id = ${entryOf(4)}`)
    await tamper(
      api,
      `insert into audit_personal (entry_id, subject_id, field) values (${entryOf(5)}, '${third}', 'email')`,
    )
    expect(await listFaults()).toEqual([{ kind: 'personalChanged', number: 3, count: 3 }])
  })

  test('an entry removed', async () => {
    await createTrail()
    await tamper(api, `delete from audit_entry where id = ${entryOf(4)}`)
    expect(await listFaults()).toEqual([{ kind: 'removed', number: 4, count: 1 }])
  })

  test('an entry removed with its link', async () => {
    await createTrail()
    await tamper(api, `delete from audit_entry where id = ${entryOf(4)}; delete from audit_link where n = 4`)
    expect(await listFaults()).toEqual([{ kind: 'linkRemoved', number: 4, count: 1 }])
  })

  const COPY_OF_FIRST = `insert into audit_entry select gen_random_uuid(), at, actor_id, actor_name, actor_role, action, record,
    record_id, request_id, before, after from audit_entry where id = ${entryOf(1)}`

  test('an earlier entry inserted, although it is linked afterwards', async () => {
    await createTrail()
    api.now = new Date(api.now.getTime() + 3_600_000)
    await recordEntry(api)
    await chainTrail(api)
    await tamper(api, `set session_replication_role = origin; ${COPY_OF_FIRST}`)
    api.now = new Date(api.now.getTime() + 60_000)
    expect(await chainTrail(api)).toBe(1)
    expect(await listFaults()).toEqual([{ kind: 'inserted', number: 12, count: 1 }])
  })

  test('an entry inserted without a link', async () => {
    await createTrail()
    await tamper(api, COPY_OF_FIRST)
    expect(await listFaults()).toEqual([{ kind: 'unlinked', number: null, count: 1 }])
  })

  test('a link changed', async () => {
    await createTrail()
    await tamper(api, `update audit_link set latest_at = latest_at - interval '1 hour' where n = 7`)
    expect(await listFaults()).toEqual([{ kind: 'linkChanged', number: 7, count: 1 }])
  })

  test('links removed at the end, with their entries: they differ from the seal', async () => {
    await createTrail()
    const seal = await sealTrail(api.db)
    await tamper(
      api,
      `delete from audit_entry where id in (select entry_id from audit_link where n > 8); delete from audit_link where n > 8`,
    )
    expect(await listFaults()).toEqual([{ kind: 'sealDiffers', number: 10, count: 1 }])
    await tamper(api, 'delete from audit_seal')
    expect(await listFaults()).toEqual([])
    expect(await listFaults([seal!])).toEqual([{ kind: 'sealDiffers', number: 10, count: 1 }])
  })

  test('an entry changed and the whole chain computed again: it differs from the seal outside the database', async () => {
    await createTrail()
    await sealTrail(api.db)
    const outside = await listSeals(api.db)
    await tamper(
      api,
      `update audit_entry set after = '{"paid": 1}' where id = ${entryOf(2)}; delete from audit_link; delete from audit_seal;
       insert into audit_unchained select at, id from audit_entry`,
    )
    expect(await chainTrail(api)).toBe(10)
    await sealTrail(api.db)

    expect(await listFaults()).toEqual([])
    expect(await listFaults(outside)).toEqual([{ kind: 'sealDiffers', number: 10, count: 1 }])
  })
})

describe('GET /api/admin/audit/verify', () => {
  test('returns the fault with its entry, and where the next step begins', async () => {
    const [student = ''] = await createTrail()
    await tamper(api, `update audit_entry set actor_name = 'Asha' where id = ${entryOf(1)}`)
    const admin = await api.signInAs('admin')

    const { status, body } = await admin.get('/api/admin/audit/verify')

    expect([status, body.checked, body.total]).toEqual([200, 10, 10])
    expect(body.faults).toMatchObject([
      {
        kind: 'changed',
        count: 1,
        number: 1,
        day: null,
        entry: { who: 'Asha', action: 'student.update', recordId: student },
      },
    ])
    expect((await admin.get(`/api/admin/audit/verify?after=${body.next}`)).body).toMatchObject({
      faults: [],
      next: null,
    })
    expect((await admin.get('/api/admin/audit/verify?after=5')).body).toMatchObject({ checked: 5, faults: [] })
  })

  test.each(['-1', 'x', '1e3', `${'9'.repeat(16)}`, '%00'])('rejects after=%s (422)', async (after) => {
    const admin = await api.signInAs('admin')
    const { status, body } = await admin.get(`/api/admin/audit/verify?after=${after}`)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['after']])
  })
})
