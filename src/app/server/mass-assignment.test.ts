import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { callerOf, CALLS, endpointOf, send } from '#testing/server/calls.ts'
import { changedIn, everyNameIn, namesIn } from '#testing/server/names.ts'
import { aScene } from '#testing/server/scenario.ts'
import { everyColumn, stored } from '#testing/server/stored.ts'

const api = startTestApi()

// Two like histories are to be compared to the letter, fixtures' times included.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:30:00Z') }))
afterEach(() => vi.useRealTimers())

const WRITES = Object.keys(CALLS).filter((key) => CALLS[key]!.body)
const endpoints = () => api.app.listed.flatMap(({ endpoint }) => endpoint ?? [])
const bodyOf = (key: string) => endpointOf(api.app, key).body!

async function everyName(): Promise<string[]> {
  const ofContract = endpoints().flatMap(({ body, result }) => [
    ...(body ? everyNameIn(body) : []),
    ...everyNameIn(result),
  ])
  const others = ['isAdmin', 'admin', 'permissions', 'passwordHash', 'issuedBy', 'constructor', 'prototype', 'toString']
  return [...new Set([...ofContract, ...(await everyColumn(api.db)), ...others])]
}

async function callWith(key: string, extra: object) {
  const scene = await aScene(api)
  const id = await CALLS[key]!.record?.(scene, scene.ids['student A'])
  const body = changedIn(await CALLS[key]!.body!(scene, id ?? ''), (record) => ({ ...record, ...extra }))
  const before = await stored(api.db)
  const answer = await send(scene, key, { token: await scene.tokenOf(callerOf(api.app, key)), id, body })
  return { scene, before, answer, after: await stored(api.db) }
}

test('the names that are tried are those of the contract and of the tables', async () => {
  const names = await everyName()
  for (const name of ['role', 'status', 'state', 'paid', 'receiptNo', '_id', 'version', 'password_hash', 'issued_by'])
    expect(names).toContain(name)
  expect(WRITES.length).toBeGreaterThan(12)
})

describe('a name that the record does not have is refused, and nothing is stored', () => {
  test.each(WRITES)('%s', async (key) => {
    const { taken, ignored } = namesIn(bodyOf(key))
    const foreign = (await everyName()).filter((name) => !taken.includes(name) && !ignored.includes(name))
    const { before, answer, after } = await callWith(key, Object.fromEntries(foreign.map((name) => [name, 'Mallory'])))
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual(Object.fromEntries(foreign.map((name) => [name, 'There is no such field.'])))
    expect(after).toEqual(before)
  })

  const PROTOTYPE = '{"__proto__": {"status": "Active", "role": "admin"}}'
  test.each(
    WRITES.flatMap((key) => [
      [key, PROTOTYPE],
      [key, `[${PROTOTYPE}]`],
    ]),
  )('%s with a prototype: %s', async (key, payload) => {
    const scene = await aScene(api)
    const before = await stored(api.db)
    const { statusCode } = await api.app.inject({
      method: key.split(' ')[0] as 'POST',
      url: key.split(' ')[1]!.replace('{id}', scene.ids['student A']),
      headers: {
        authorization: `Bearer ${await scene.tokenOf(callerOf(api.app, key))}`,
        'content-type': 'application/json',
      },
      payload,
    })
    expect(statusCode).toBe(400)
    expect(await stored(api.db)).toEqual(before)
  })
})

/** What somebody would send who hopes that it counts. */
const HOPED_FOR: Record<string, unknown> = {
  ...{ _id: '01900000-0000-7000-8000-000000000001', version: 99, status: 'Disable', createdAt: '2001-02-03T04:05:06Z' },
  ...{ TotalFee: 1, PaidFee: 1, PendingFee: 1, payable: 1, due: 1, changed: true, dueDate: '2001-02-03' },
  ...{ receiptNo: '2001-02/000777', issuedOn: '2001-02-03', month: 1, year: 2001, institute: { name: 'Mallory' } },
  declared: { fee: 1, Paidfee: 1, payMode: 'Cash' },
}

describe('what may be sent back of a record changes nothing of it', () => {
  test.each(WRITES)('%s', async (key) => {
    const { ignored } = namesIn(bodyOf(key))
    const without = await callWith(key, {})
    await api.empty()
    const hoped = Object.fromEntries(ignored.map((name) => [name, HOPED_FOR[name] ?? 'Mallory']))
    const withThem = await callWith(key, hoped)
    expect(withThem.answer.status, JSON.stringify(withThem.answer.body)).toBe(without.answer.status)
    expect(without.answer.status).toBeLessThan(300)
    expect(withThem.after).toEqual(without.after)
  })
})
