import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { getAllowedCaller, CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { mapRecords, listFieldNames, listBodyFields } from '#testing/server/body-fields.ts'
import { createScenario } from '#testing/server/scenario.ts'
import { listColumns, dumpDatabase } from '#testing/server/dump-database.ts'

const api = startTestApi()

const NOW = new Date('2026-11-21T04:30:00Z')

// Fixed times, because two runs are compared exactly.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

const WRITES = Object.keys(CALLS).filter((key) => CALLS[key]!.body)
const WRITES_WITHOUT_BODY = Object.keys(CALLS).filter((key) => !CALLS[key]!.body && !key.startsWith('GET '))
const endpoints = () => api.app.registeredRoutes.flatMap(({ endpoint }) => endpoint ?? [])
const getBodySchema = (key: string) => getEndpoint(api.app, key).body!

async function listAllNames(): Promise<string[]> {
  const contractNames = endpoints().flatMap(({ body, result }) => [
    ...(body ? listFieldNames(body) : []),
    ...listFieldNames(result),
  ])
  const otherNames = [
    'isAdmin',
    'admin',
    'permissions',
    'passwordHash',
    'issuedBy',
    'constructor',
    'prototype',
    'toString',
  ]
  return [...new Set([...contractNames, ...(await listColumns(api.db)), ...otherNames])]
}

/** A backup is made after the response. */
const listUnfinishedBackups = () =>
  api.db.selectFrom('backup_run').select('id').where('finished_at', 'is', null).execute()

async function callWith(key: string, extra: object) {
  // `expect.poll` has moved the clock on with each of its attempts.
  vi.setSystemTime(NOW)
  const scenario = await createScenario(api)
  const id = await CALLS[key]!.record?.(scenario, scenario.ids['student A'])
  const described = (await CALLS[key]!.body?.(scenario, id ?? '')) ?? {}
  const body = mapRecords(described, (record) => ({ ...record, ...extra }))
  const before = await dumpDatabase(api.db)
  const response = await sendCall(scenario, key, {
    token: await scenario.createToken(getAllowedCaller(api.app, key)),
    id,
    body,
  })
  await expect.poll(listUnfinishedBackups).toEqual([])
  return { scenario, before, response, after: await dumpDatabase(api.db) }
}

test('listAllNames includes fields of the contract and columns of the tables', async () => {
  const names = await listAllNames()
  for (const name of ['role', 'status', 'state', 'paid', 'receiptNo', '_id', 'version', 'password_hash', 'issued_by'])
    expect(names).toContain(name)
  expect(WRITES.length).toBeGreaterThan(12)
})

describe('an unknown field is rejected (422) and nothing is stored', () => {
  test.each(WRITES)('%s', async (key) => {
    const { accepted, ignored } = listBodyFields(getBodySchema(key))
    const unknownNames = (await listAllNames()).filter((name) => !accepted.includes(name) && !ignored.includes(name))
    const { before, response, after } = await callWith(
      key,
      Object.fromEntries(unknownNames.map((name) => [name, 'Mallory'])),
    )
    expect(response.status).toBe(422)
    expect(response.body.fields).toEqual(
      Object.fromEntries(unknownNames.map((name) => [name, 'There is no such field.'])),
    )
    expect(after).toEqual(before)
  })

  const PROTOTYPE = '{"__proto__": {"status": "Active", "role": "admin"}}'
  test.each([PROTOTYPE, `[${PROTOTYPE}]`])('every write rejects %s (400)', async (payload) => {
    const scenario = await createScenario(api)
    const before = await dumpDatabase(api.db)
    for (const key of WRITES) {
      const [method = '', path = ''] = key.split(' ')
      const token = await scenario.createToken(getAllowedCaller(api.app, key))
      const { statusCode } = await api.app.inject({
        method: method as 'POST',
        url: path.replace('{id}', scenario.ids['student A']),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode, key).toBe(400)
    }
    expect(await dumpDatabase(api.db)).toEqual(before)
  })
})

const FORGED_VALUES: Record<string, unknown> = {
  ...{ _id: '01900000-0000-7000-8000-000000000001', version: 99, status: 'Disable', createdAt: '2001-02-03T04:05:06Z' },
  ...{ TotalFee: 1, PaidFee: 1, PendingFee: 1, payable: 1, due: 1, changed: true, dueDate: '2001-02-03' },
  ...{ receiptNo: '2001-02/000777', issuedOn: '2001-02-03', month: 1, year: 2001, institute: { name: 'Mallory' } },
  declared: { fee: 1, Paidfee: 1, payMode: 'Cash' },
}

describe('ignored fields of a record change nothing', () => {
  test.each(WRITES)('%s', async (key) => {
    const { ignored } = listBodyFields(getBodySchema(key))
    const withoutIgnored = await callWith(key, {})
    await api.reset()
    const forged = Object.fromEntries(ignored.map((name) => [name, FORGED_VALUES[name] ?? 'Mallory']))
    const withIgnored = await callWith(key, forged)
    expect(withIgnored.response.status, JSON.stringify(withIgnored.response.body)).toBe(withoutIgnored.response.status)
    expect(withoutIgnored.response.status).toBeLessThan(300)
    expect(withIgnored.after).toEqual(withoutIgnored.after)
  })
})

describe('a body that is not declared changes nothing', () => {
  test.each(WRITES_WITHOUT_BODY)('%s', async (key) => {
    const withoutBody = await callWith(key, {})
    await api.reset()
    const withBody = await callWith(
      key,
      Object.fromEntries((await listAllNames()).map((name) => [name, FORGED_VALUES[name] ?? 'Mallory'])),
    )
    expect(withBody.response.status, JSON.stringify(withBody.response.body)).toBe(withoutBody.response.status)
    expect(withoutBody.response.status).toBeLessThan(300)
    expect(withBody.after).toEqual(withoutBody.after)
  })
})
