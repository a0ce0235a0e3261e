import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { getAllowedCaller, CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { mapRecords, listFieldNames, listBodyFields } from '#testing/server/body-fields.ts'
import { prepareScenario } from '#testing/server/scenario.ts'
import { listColumns, dumpDatabase } from '#testing/server/dump-database.ts'
import { watchRows } from '#testing/server/watch-rows.ts'

const api = startTestApi()
const prepared = prepareScenario(api)

const NOW = new Date('2026-11-21T04:30:00Z')

// The time is fixed, because two runs are compared exactly.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

const WRITES = Object.keys(CALLS).filter((key) => CALLS[key]!.body)
const WRITES_WITHOUT_BODY = Object.keys(CALLS).filter((key) => !CALLS[key]!.body && !key.startsWith('GET '))
const endpoints = () => api.app.registeredRoutes.flatMap(({ endpoint }) => endpoint ?? [])
const getBodySchema = (key: string) => getEndpoint(api.app, key).body!

let allNames: string[]
beforeAll(async () => {
  allNames = await listAllNames()
})

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

/** A backup is made, and tried, after the response. */
const listUnfinishedBackups = () =>
  api.db
    .selectFrom('backup_run')
    .select('id')
    .where('finished_at', 'is', null)
    .unionAll(api.db.selectFrom('backup_proof').select('id').where('finished_at', 'is', null))
    .execute()

/** Creates the record and the body of a call. Returns a function that makes it, with more fields in the body. */
async function prepareCall(key: string) {
  // `expect.poll` has moved the clock on with each of its attempts.
  vi.setSystemTime(NOW)
  const scenario = prepared()
  const id = await CALLS[key]!.record?.(scenario, scenario.ids['student A'])
  const described = (await CALLS[key]!.body?.(scenario, id ?? '')) ?? {}
  const token = await scenario.getToken(getAllowedCaller(api.app, key))
  return (extra: object) => {
    const body = mapRecords(described, (record) => ({ ...record, ...extra }))
    return sendCall(scenario, key, { token, id, body })
  }
}

type Send = Awaited<ReturnType<typeof prepareCall>>

async function sendAndDump(send: Send, extra: object) {
  const response = await send(extra)
  await expect.poll(listUnfinishedBackups).toEqual([])
  return { response, after: await dumpDatabase(api.db) }
}

/** Makes the call again, on the same rows as before. */
async function expectSameResult(
  key: string,
  extra: object,
  { response, after }: Awaited<ReturnType<typeof sendAndDump>>,
) {
  await api.reset()
  const repeated = await sendAndDump(await prepareCall(key), extra)
  expect(repeated.response.status, JSON.stringify(repeated.response.body)).toBe(response.status)
  expect(repeated.after).toEqual(after)
}

const forge = (names: string[]) => Object.fromEntries(names.map((name) => [name, FORGED_VALUES[name] ?? 'Mallory']))

test('listAllNames includes fields of the contract and columns of the tables', () => {
  for (const name of ['role', 'status', 'state', 'paid', 'receiptNo', '_id', 'version', 'password_hash', 'issued_by'])
    expect(allNames).toContain(name)
  expect(WRITES.length).toBeGreaterThan(12)
})

describe('an unknown field is rejected (422) and nothing is stored; ignored fields of a record change nothing', () => {
  test.each(WRITES)('%s', async (key) => {
    const { accepted, ignored } = listBodyFields(getBodySchema(key))
    const unknownNames = allNames.filter((name) => !accepted.includes(name) && !ignored.includes(name))
    const send = await prepareCall(key)
    const expectUnchanged = await watchRows(api)

    const { status, body } = await send(Object.fromEntries(unknownNames.map((name) => [name, 'Mallory'])))
    expect(status).toBe(422)
    expect(body.fields).toEqual(Object.fromEntries(unknownNames.map((name) => [name, 'There is no such field.'])))
    await expectUnchanged('with unknown fields')

    const withoutIgnored = await sendAndDump(send, {})
    expect(withoutIgnored.response.status, JSON.stringify(withoutIgnored.response.body)).toBeLessThan(300)
    if (ignored.length > 0) await expectSameResult(key, forge(ignored), withoutIgnored)
  })

  const PROTOTYPE = '{"__proto__": {"status": "Active", "role": "admin"}}'
  test.each([PROTOTYPE, `[${PROTOTYPE}]`])('every write rejects %s (400)', async (payload) => {
    const scenario = prepared()
    const expectUnchanged = await watchRows(api)
    for (const key of WRITES) {
      const [method = '', path = ''] = key.split(' ')
      const token = await scenario.getToken(getAllowedCaller(api.app, key))
      const { statusCode } = await api.app.inject({
        method: method as 'POST',
        url: path.replace('{id}', scenario.ids['student A']),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode, key).toBe(400)
    }
    await expectUnchanged(payload)
  })
})

const FORGED_VALUES: Record<string, unknown> = {
  _id: '01900000-0000-7000-8000-000000000001',
  version: 99,
  status: 'Disable',
  createdAt: '2001-02-03T04:05:06Z',
  TotalFee: 1,
  PaidFee: 1,
  PendingFee: 1,
  payable: 1,
  due: 1,
  changed: true,
  dueDate: '2001-02-03',
  receiptNo: '2001-02/000777',
  issuedOn: '2001-02-03',
  month: 1,
  year: 2001,
  institute: { name: 'Mallory' },
  declared: {
    fee: 1,
    Paidfee: 1,
    payMode: 'Cash',
  },
}

describe('a body that is not declared changes nothing', () => {
  test.each(WRITES_WITHOUT_BODY)('%s', async (key) => {
    const withoutBody = await sendAndDump(await prepareCall(key), {})
    expect(withoutBody.response.status, JSON.stringify(withoutBody.response.body)).toBeLessThan(300)
    await expectSameResult(key, forge(allNames), withoutBody)
  })
})
