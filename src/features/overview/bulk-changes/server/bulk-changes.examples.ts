import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

const COMPLETE = { isCompleted: 'yes' }
/** Returns a new student with the preview of them, as a change of many students sends both. */
async function createSeen({ createStudent, callAs }: Scenario) {
  const body = { students: [await createStudent()], ...COMPLETE }
  const { rows } = (await callAs('hr', 'POST', '/api/bulk/preview', body)).body
  return { _id: rows[0]._id, seen: rows[0].seen }
}
async function createBulkChange(scenario: Scenario): Promise<string> {
  const body = { students: [await createSeen(scenario)], ...COMPLETE }
  return (await scenario.callAs('hr', 'POST', '/api/bulk', body)).body._id
}

export const examples: Examples = {
  'POST /api/bulk/preview': {
    body: async ({ createStudent }) => ({ students: [await createStudent()], ...COMPLETE }),
  },
  'POST /api/bulk': {
    body: async (scenario) => ({ students: [await createSeen(scenario)], ...COMPLETE }),
    auditActions: ['student.bulk'],
  },
  'GET /api/bulk': {},
  'POST /api/bulk/{id}/undo': { record: createBulkChange, body: () => ({}), auditActions: ['student.bulkUndo'] },
}
