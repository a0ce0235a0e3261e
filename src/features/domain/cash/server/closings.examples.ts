import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

/** HR may close all receipts too. Each day is closed once. */
async function findUnclosedDay({ api }: Scenario): Promise<string> {
  await api.db.updateTable('institute').set({ hr_closes_all: true }).execute()
  const { n } = await api.db
    .selectFrom('day_closing')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return new Date(Date.UTC(2026, 9, 31 - n)).toISOString().slice(0, 10)
}
const deposit = { kind: 'deposit', amount: 100, date: '2026-11-20' }
async function createDeposit({ callAs }: Scenario): Promise<string> {
  return (await callAs('hr', 'POST', '/api/cash', deposit)).body._id
}

export const examples: Examples = {
  'GET /api/closing': {},
  'GET /api/closing/all': {},
  'GET /api/closing/all/export': { auditActions: ['list.export'] },
  'POST /api/closing': {
    body: async (scenario) => ({
      date: await findUnclosedDay(scenario),
      scope: 'all',
      expected: 0,
      n500: 1,
      reason: 'Example',
    }),
    auditActions: ['closing.sign'],
  },
  'GET /api/cash': {},
  'POST /api/cash': { body: () => deposit, auditActions: ['cash.record'] },
  'DELETE /api/cash/{id}': { record: createDeposit, auditActions: ['cash.void'] },
}
