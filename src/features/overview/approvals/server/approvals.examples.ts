import { createSignedOffReceipt } from '#features/domain/fees/server/fees.examples.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

/** The front desk asks for the void of a receipt that was counted. */
const requestVoid = (record: string) => ({ call: 'receipt.void', record, values: { reason: 'Example' } })

async function createRequest(scenario: Scenario, student: string): Promise<string> {
  const receipt = await createSignedOffReceipt(scenario, student)
  return (await scenario.callAs('hr', 'POST', '/api/approval', requestVoid(receipt))).body._id
}

export const examples: Examples = {
  'POST /api/approval': {
    record: createSignedOffReceipt,
    body: (_scenario, id) => requestVoid(id),
    auditActions: ['approval.ask'],
    statusOfAdmin: 409,
  },
  'GET /api/approval': {},
  'POST /api/approval/{id}/approve': {
    record: createRequest,
    auditActions: ['fee.void', 'approval.approve'],
    inNameOf: ({ ids }) => ({ 'fee.void': { id: ids.hr, role: 'admin' } }),
  },
  'POST /api/approval/{id}/decline': {
    record: createRequest,
    body: () => ({ answer: 'Example' }),
    auditActions: ['approval.decline'],
  },
}
