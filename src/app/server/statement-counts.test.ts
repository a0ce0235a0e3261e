import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createScenario, type Scenario } from '#testing/server/scenario.ts'
import type { Role } from '#shared/contract/endpoint.ts'

const api = startTestApi()
let scenario: Scenario

beforeEach(async () => {
  scenario = await createScenario(api)
})
afterEach(() => vi.restoreAllMocks())

/** Lists the statements that a request sends, with `begin` and `commit`. */
async function listStatements(work: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await work()).status).toBeLessThan(300)
  return query.mock.calls.map(([text]) => (typeof text === 'string' ? text : (text as { text: string }).text))
}

test.each<[role: Role, url: string, most: number]>([
  ['hr', '/api/session', 2],
  ['hr', '/api/user', 3],
  ['hr', '/api/user?search=asha', 5],
  ['hr', '/api/search?q=asha', 7],
  ['hr', '/api/user/:student', 2],
  ['hr', '/api/user/overview/:student', 8],
  ['hr', '/api/fee/:student', 2],
  ['student', '/api/fee/:student', 2],
  ['hr', '/api/fee', 3],
  ['hr', '/api/fee/pending', 3],
  ['hr', '/api/enquiry', 6],
  ['hr', '/api/batch', 3],
  ['hr', '/api/dashboard/hr', 9],
  ['hr', '/api/dashboard/hr?parts=unmarked,toCall,pending,reminders', 15],
  ['admin', '/api/dashboard/admin', 8],
  ['admin', '/api/dashboard/admin?parts=pending,reminders,approvals,backup', 12],
])('%s, GET %s: at most %i statements', async (role, path, most) => {
  const student = scenario.ids['student A']
  const caller = await api.signInAs(role, role === 'student' ? student : undefined)
  const statements = await listStatements(() => caller.get(path.replace(':student', student)))
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
})

test('a payment: at most 14 statements', async () => {
  const hr = await api.signInAs('hr')
  const payment = { payMode: 'Cash', paid: 1, date: '2026-11-20' }
  const statements = await listStatements(() =>
    hr.post(`/api/fee/${scenario.ids['student A']}`, payment, { 'idempotency-key': 'one' }),
  )
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(14)
})
