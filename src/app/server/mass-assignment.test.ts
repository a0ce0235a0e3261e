import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { getAllowedCaller, CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { mapRecords, listFieldNames, listBodyFields } from '#testing/server/body-fields.ts'
import { createScenario } from '#testing/server/scenario.ts'
import { listColumns, dumpDatabase } from '#testing/server/dump-database.ts'

const api = startTestApi()

// Fixed times, because two runs are compared exactly.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:30:00Z') }))
afterEach(() => vi.useRealTimers())

const WRITES = Object.keys(CALLS).filter((key) => CALLS[key]!.body)
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

async function callWith(key: string, extra: object) {
  const scenario = await createScenario(api)
  const id = await CALLS[key]!.record?.(scenario, scenario.ids['student A'])
  const body = mapRecords(await CALLS[key]!.body!(scenario, id ?? ''), (record) => ({ ...record, ...extra }))
  const before = await dumpDatabase(api.db)
  const response = await sendCall(scenario, key, {
    token: await scenario.createToken(getAllowedCaller(api.app, key)),
    id,
    body,
  })
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
  test.each(
    WRITES.flatMap((key) => [
      [key, PROTOTYPE],
      [key, `[${PROTOTYPE}]`],
    ]),
  )('%s rejects __proto__ (400): %s', async (key, payload) => {
    const scenario = await createScenario(api)
    const before = await dumpDatabase(api.db)
    const { statusCode } = await api.app.inject({
      method: key.split(' ')[0] as 'POST',
      url: key.split(' ')[1]!.replace('{id}', scenario.ids['student A']),
      headers: {
        authorization: `Bearer ${await scenario.createToken(getAllowedCaller(api.app, key))}`,
        'content-type': 'application/json',
      },
      payload,
    })
    expect(statusCode).toBe(400)
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
