import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'
import { readVerificationCode } from '#testing/server/verification-code.ts'
import { limitConcessions } from '#testing/server/permission-sets.ts'

const payment = { payMode: 'Cash', paid: 100, date: '2026-11-20' }

async function createReceipt({ callAs }: Scenario, student: string): Promise<string> {
  const { body } = await callAs('hr', 'POST', `/api/fee/${student}`, payment)
  return body._id
}

export async function createSignedOffReceipt(scenario: Scenario, student: string): Promise<string> {
  const id = await createReceipt(scenario, student)
  const { body: day } = await scenario.callAs('admin', 'GET', '/api/closing')
  const { date, scope, expected } = day
  if (day.uncounted > 0)
    await scenario.callAs('admin', 'POST', '/api/closing', { date, scope, expected, reason: 'Example' })
  return id
}

async function createVerificationCode(scenario: Scenario, student: string): Promise<string> {
  const id: string | undefined = await createReceipt(scenario, student)
  return id === undefined ? '' : readVerificationCode(scenario.api.db, id)
}

async function createFileToken(scenario: Scenario, student: string): Promise<string> {
  const id = await createReceipt(scenario, student)
  const link = await scenario.callAs('hr', 'GET', `/api/fee/receipt/${id}/file`)
  return String(link.body.url).split('/').at(-1) ?? ''
}

const refund = { amount: 50, payMode: 'Cash', date: '2026-11-20', reason: 'Example' }

async function createPayer(scenario: Scenario, student: string): Promise<string> {
  await createReceipt(scenario, student)
  return student
}
async function createRefund(scenario: Scenario, student: string): Promise<string> {
  await createPayer(scenario, student)
  return (await scenario.callAs('admin', 'POST', `/api/fee/refund/${student}`, refund)).body._id
}

const adjustment = { amount: 100, reason: 'Example' }

async function allowDiscounts({ api }: Scenario, student: string): Promise<string> {
  await limitConcessions(api, 100)
  return student
}
async function createAdjustment(scenario: Scenario, student: string): Promise<string> {
  await allowDiscounts(scenario, student)
  return (await scenario.callAs('hr', 'POST', `/api/fee/discount/${student}`, adjustment)).body._id
}

export const examples: Examples = {
  'GET /api/fee': {},
  'GET /api/fee/totals': {},
  'GET /api/fee/export': { auditActions: ['list.export'] },
  'POST /api/fee/export': {
    record: createReceipt,
    body: (_scenario, id) => ({ ids: [id] }),
    statusIfAbsent: 200,
    auditActions: ['list.export'],
  },
  'GET /api/fee/all': {},
  'GET /api/fee/closing': {},
  'GET /api/fee/pending': {},
  'GET /api/fee/pending/totals': {},
  'GET /api/fee/pending/export': { auditActions: ['list.export'] },
  'GET /api/fee/{id}': { record: getStudentId },
  'POST /api/fee/{id}': { record: getStudentId, body: () => payment, auditActions: ['fee.record'] },
  'PUT /api/fee/{id}': { record: createReceipt, body: () => ({ paid: 90 }), auditActions: ['fee.update'] },
  'DELETE /api/fee/{id}': { record: createReceipt, body: () => ({ reason: 'Example' }), auditActions: ['fee.void'] },
  'PUT /api/admin/fee/{id}': {
    record: createSignedOffReceipt,
    body: () => ({ paid: 90 }),
    auditActions: ['fee.update'],
  },
  'DELETE /api/admin/fee/{id}': {
    record: createSignedOffReceipt,
    body: () => ({ reason: 'Example' }),
    auditActions: ['fee.void'],
  },
  'GET /api/fee/receipt/{id}': { record: createReceipt },
  'GET /api/fee/receipt/{id}/file': { record: createReceipt },
  'POST /api/fee/receipt/file': {
    record: createReceipt,
    body: (_scenario, id) => ({ receipts: [id] }),
  },
  'GET /api/fee/file/{fileToken}': { record: createFileToken },
  'GET /api/fee/verify/{receiptCode}': { record: createVerificationCode },
  'GET /api/fee/refund': {},
  'GET /api/fee/refund/export': { auditActions: ['list.export'] },
  'GET /api/fee/refund/{id}': { record: createRefund },
  'GET /api/fee/refund/{id}/file': { record: createRefund },
  'POST /api/fee/refund/{id}': { record: createPayer, body: () => refund, auditActions: ['refund.record'] },
  'DELETE /api/fee/refund/{id}': {
    record: createRefund,
    body: () => ({ reason: 'Example' }),
    auditActions: ['refund.void'],
  },
  'GET /api/fee/discount-limit': {},
  'PUT /api/fee/discount-limit': { body: () => ({ discountPercent: 10 }), auditActions: ['institute.discounts'] },
  'POST /api/fee/discount/{id}': {
    record: allowDiscounts,
    body: () => adjustment,
    auditActions: ['discount.give'],
  },
  'POST /api/fee/write-off/{id}': {
    record: getStudentId,
    body: () => adjustment,
    auditActions: ['writeoff.add'],
  },
  'DELETE /api/fee/adjustment/{id}': { record: createAdjustment, auditActions: ['discount.withdraw'] },
  'GET /api/fee/concession': {},
  'GET /api/fee/concession/export': { auditActions: ['list.export'] },
}
