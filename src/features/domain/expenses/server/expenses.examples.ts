import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function createCategory({ numbered, callAs }: Scenario): Promise<string> {
  const body = { ledger: numbered('Ledger') }
  return (await callAs('admin', 'POST', '/api/admin/expense-category', body)).body._id
}
const buildExpense = async (scenario: Scenario) => ({
  ledger: await createCategory(scenario),
  remark: 'Example',
  amount: 100,
  date: '2026-11-20',
})
async function createExpense(scenario: Scenario): Promise<string> {
  const body = await buildExpense(scenario)
  return (await scenario.callAs('admin', 'POST', '/api/admin/expense', body)).body._id
}

const buildRecurring = async (scenario: Scenario) => ({
  ledger: await createCategory(scenario),
  remark: 'Example',
  amount: 100,
  startsOn: '2026-11-01',
})
async function createRecurring(scenario: Scenario): Promise<string> {
  const body = await buildRecurring(scenario)
  return (await scenario.callAs('admin', 'POST', '/api/admin/recurring-expense', body)).body._id
}
const dueBody = () => ({ dueOn: '2026-11-01' })

export const examples: Examples = {
  'GET /api/admin/expense-category': {},
  'POST /api/admin/expense-category': {
    body: ({ numbered }) => ({ ledger: numbered('Rent') }),
    auditActions: ['category.create'],
  },
  'POST /api/admin/add-expense-category': {
    body: ({ numbered }) => ({ ledger: numbered('Rent') }),
    auditActions: ['category.create'],
  },
  'PUT /api/admin/expense-category/{id}': {
    record: createCategory,
    body: () => ({ budget: 5000 }),
    auditActions: ['category.update'],
  },
  'DELETE /api/admin/expense-category/{id}': { record: createCategory, auditActions: ['category.remove'] },
  'GET /api/admin/expense': {},
  'GET /api/admin/expense/export': { auditActions: ['list.export'] },
  'GET /api/admin/expense/{id}': { record: createExpense },
  'POST /api/admin/expense': { body: buildExpense, auditActions: ['expense.create'] },
  'PUT /api/admin/expense/{id}': {
    record: createExpense,
    body: () => ({ amount: 90 }),
    auditActions: ['expense.update'],
  },
  'DELETE /api/admin/expense/{id}': { record: createExpense, auditActions: ['expense.remove'] },
  'GET /api/admin/recurring-expense': {},
  'GET /api/admin/recurring-expense/due': {},
  'POST /api/admin/recurring-expense': { body: buildRecurring, auditActions: ['recurring.create'] },
  'PUT /api/admin/recurring-expense/{id}': {
    record: createRecurring,
    body: () => ({ amount: 90 }),
    auditActions: ['recurring.update'],
  },
  'DELETE /api/admin/recurring-expense/{id}': { record: createRecurring, auditActions: ['recurring.end'] },
  'POST /api/admin/recurring-expense/{id}/add': {
    record: createRecurring,
    body: dueBody,
    auditActions: ['expense.create'],
  },
  'POST /api/admin/recurring-expense/{id}/skip': {
    record: createRecurring,
    body: dueBody,
    auditActions: ['recurring.skip'],
  },
}
