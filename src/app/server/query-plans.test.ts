import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareAppRole } from './app-role.ts'
import { startTestApi } from '#testing/server/api.ts'
import { captureVariants, getPlanKey } from '#testing/server/call-variants.ts'
import { CALLS } from '#testing/server/calls.ts'
import { readStatistics, restoreStatistics } from '#testing/server/planner-statistics.ts'
import { listScannedTables, listTables, type Statement } from '#testing/server/query-plans.ts'
import { prepareScenario } from '#testing/server/scenario.ts'

const api = startTestApi()
const prepared = prepareScenario(api)
const statistics = readStatistics()
const LARGE_ROWS = 10_000
const tables = statistics.relations.filter(({ kind }) => kind === 'r')
const large = new Set(tables.filter(({ tuples }) => tuples > LARGE_ROWS).map(({ name }) => name))

type Scan = { tables: string[]; statement: RegExp; reason: string }

const ACCEPTED: Scan[] = [
  {
    tables: ['student_account'],
    statement: /limit 500 offset \d+$/,
    reason: 'An export reads the whole list.',
  },
  {
    tables: ['receipt'],
    statement: /exists \(select from receipt\) as "hasReceipts"$/,
    reason: 'Reads one row.',
  },
  {
    tables: ['receipt', 'receipt_part'],
    statement: /reference ilike .* limit 1$/s,
    reason: 'Ends at the first match. A text that few references contain is found by an index.',
  },
  {
    tables: ['student'],
    statement: /search_text like .*\) candidate order by rank/s,
    reason: 'Ends after 500 matches. A text that few students contain is found by an index.',
  },
  {
    tables: ['student', 'student_account'],
    statement: /limit 501\) as "found"$/,
    reason: 'Ends after 501 matches. A text that few students contain is found by an index.',
  },
  {
    tables: ['student', 'student_account'],
    statement: /^\s*with counted as/,
    reason: 'Totals of a filtered list, over all its students.',
  },
  {
    tables: ['receipt_part'],
    statement: /^with "pair" as/,
    reason: 'Totals of a filtered receipt list, over all its receipts.',
  },
  {
    tables: ['receipt', 'receipt_part'],
    statement: /^\s*with opening as/,
    reason: 'Adds up all receipts since the opening balance.',
  },
  {
    tables: ['enrolment', 'receipt', 'receipt_part', 'receipt_settlement', 'student_account'],
    statement: /^\s*select f\.\*, /,
    reason: 'A report adds up the receipts of a period or the balances of all students.',
  },
]

let client: pg.Client
beforeAll(async () => {
  const urlOf = (database: string) => Object.assign(new URL(inject('ownerUrl')), { pathname: `/${database}` }).href
  await withClient(urlOf('postgres'), (owner) => owner.query('create database planned template munshi'))
  await withClient(urlOf('planned'), (owner) => restoreStatistics(owner, statistics))
  client = new pg.Client({ connectionString: (await prepareAppRole(urlOf('planned'))).url })
  await client.connect()
})
afterAll(() => client?.end())

test('the statistics know all tables (else run node scripts/collect-statistics.ts)', async () => {
  const known = new Set(tables.map(({ name }) => name))
  expect((await listTables(client)).filter((name) => !known.has(name))).toEqual([])
})

/** Many calls send the same statements. */
const scanned = new Map<string, Promise<string[]>>()
function findScannedTables(statement: Statement): Promise<string[]> {
  const key = getPlanKey(statement)
  const found = scanned.get(key) ?? listScannedTables(client, statement)
  scanned.set(key, found)
  return found
}

const used = new Set<Scan>()
const findAccepted = (table: string, text: string) =>
  ACCEPTED.find(({ tables, statement }) => tables.includes(table) && statement.test(text))

describe('with 100,000 students, no statement scans a large table sequentially, except those accepted', () => {
  test.each(Object.keys(CALLS))('%s', async (key) => {
    const found = new Map<string, string>()
    for (const statement of await captureVariants(prepared(), key)) {
      for (const table of await findScannedTables(statement)) {
        const accepted = findAccepted(table, statement.text)
        if (accepted) used.add(accepted)
        else if (large.has(table)) found.set(table, statement.text)
      }
    }
    expect(Object.fromEntries(found)).toEqual({})
  })

  test('each accepted scan occurs', () => {
    expect(ACCEPTED.filter((scan) => !used.has(scan))).toEqual([])
  })
})

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}
