import { sql } from 'kysely'
import type { Call, Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

type ImportCalls = {
  path: '/api/import' | '/api/admin/import'
  role: 'hr' | 'admin'
  body: (scenario: Scenario) => { kind: string; rows: string }
}

async function createImport(scenario: Scenario, { path, role, body }: ImportCalls): Promise<string> {
  return (await scenario.callAs(role, 'POST', path, body(scenario))).body._id
}
async function createFinishedImport(scenario: Scenario, calls: ImportCalls): Promise<string> {
  const { api, callAs } = scenario
  const id = await createImport(scenario, calls)
  await callAs(calls.role, 'POST', `${calls.path}/${id}/run`, {})
  await Promise.all(api.app.backgroundTasks)
  return id
}
async function createRunningImport(scenario: Scenario, calls: ImportCalls): Promise<string> {
  const id = await createImport(scenario, calls)
  await scenario.api.db
    .updateTable('import')
    .set({ run_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return id
}

function importCalls(calls: ImportCalls): Record<string, Call> {
  const { path, body } = calls
  const create = (scenario: Scenario) => createImport(scenario, calls)
  const createFinished = (scenario: Scenario) => createFinishedImport(scenario, calls)
  return {
    [`GET ${path}`]: {},
    [`POST ${path}`]: { body },
    [`GET ${path}/{id}`]: { record: create },
    [`GET ${path}/{id}/row`]: { record: create },
    [`PUT ${path}/{id}`]: { record: create, body: () => ({ dayOrder: 'dmy' }) },
    [`PUT ${path}/{id}/row`]: { record: create, body: () => ({ line: 2, skipped: true }) },
    // A run writes in the background; one that is done stays as it is.
    [`POST ${path}/{id}/run`]: { record: createFinished, body: () => ({ create: {} }) },
    [`POST ${path}/{id}/cancel`]: { record: (scenario) => createRunningImport(scenario, calls) },
    [`POST ${path}/{id}/undo`]: { record: createFinished, auditActions: ['import.undo'] },
    // Without emails, nothing is queued.
    [`POST ${path}/{id}/links`]: { record: (scenario) => createFinishedImport(scenario, { ...calls, ...STUDENTS }) },
    [`DELETE ${path}/{id}`]: { record: create },
  }
}

const STUDENTS: Pick<ImportCalls, 'body'> = {
  body: ({ course, batch, numbered }) => ({
    kind: 'students',
    rows: `Name\tPhone\tCourse\tBatch\n${numbered('Imported')}\t9811111111\t${course.name}\t${batch.code}`,
  }),
}

export const examples: Examples = {
  ...importCalls({ path: '/api/import', role: 'hr', ...STUDENTS }),
  ...importCalls({
    path: '/api/admin/import',
    role: 'admin',
    body: ({ numbered }) => ({
      kind: 'courses',
      rows: `Course\tFee\tDuration\n${numbered('Imported')}\t9000\t6 months`,
    }),
  }),
  'GET /api/admin/import-settings': {},
  'PUT /api/admin/import-settings': {
    body: () => ({ paymentsBefore: '2024-04-01' }),
    auditActions: ['institute.imports'],
  },
}
