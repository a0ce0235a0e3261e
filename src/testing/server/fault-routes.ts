import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { endpointsOf } from '#shared/contract/endpoint.ts'
import type { Db } from '#shared/server/db.ts'
import { serve } from '#shared/server/serve.ts'
import { CANARY } from './canary.ts'
import { createAccount } from './fixtures.ts'

const endpoint = endpointsOf({ 'example.call': ['anyone'] })

const name = CANARY.fname
const missing = undefined as unknown as Record<string, string>
const statement = (text: string) => (db: Db) => sql.raw(text).execute(db)

/** The handlers fail in every way a programming error could, with personal data in the error. */
const WORK: Record<string, (db: Db) => Promise<unknown>> = {
  thrown: async () => {
    throw new Error(`${name} did it\n    at ${CANARY.perAddress}`)
  },
  'thrown with a cause': async () => {
    throw new Error(name, { cause: new Error(CANARY.contact) })
  },
  'not an Error': async () => {
    // oxlint-disable-next-line no-throw-literal -- libraries may throw other values
    throw { name, code: CANARY.contact }
  },
  'property of undefined': async () => missing[name]!.length,
  'malformed map entry': async () => new Map([name] as unknown as [string, string][]),
  'unknown time zone': async () => new Intl.DateTimeFormat('en', { timeZone: name }),
  'call of a non-function': async () => ({ [name]: 1 } as unknown as Record<string, () => number>)[name]!(),
  'malformed JSON': async () => JSON.parse(`{"fname": ${name}}`),
  'argument of the wrong type': async () => Buffer.from(Number(CANARY.contact) as unknown as string),
  'response that violates the contract': async () => ({ message: { name } }),
  'unique violation': async (db) => {
    await createAccount(db, 'student', CANARY.email)
    await createAccount(db, 'student', CANARY.email)
  },
  'foreign key violation': statement(
    `insert into session values (sha256('x'), '01900000-0000-7000-8000-000000000000', now(), now())`,
  ),
  'check violation': statement(`update account set role = '${name}'`),
  'not-null violation': statement(`insert into course (id, name, name_key) values (gen_random_uuid(), '${name}', 'x')`),
  'invalid number': statement(`select '${name}'::int`),
  'SQL syntax error': statement(`select '${name}' fromm '${CANARY.contact}'`),
  'missing privilege': statement(`delete from audit_entry where actor_name = '${name}'`),
  'raised exception': statement(`do $$ begin raise exception '%', '${CANARY.email}'; end $$`),
  'statement timeout': statement(`set local statement_timeout = 20; select pg_sleep(1), '${name}'`),
}

export const FAULT_NAMES = Object.keys(WORK)

/** Adds one route per fault: `/api/fault/0` and so on. */
export function mountFaultRoutes(app: FastifyInstance) {
  for (const [index, work] of Object.values(WORK).entries()) {
    const spec = endpoint({
      method: 'POST',
      path: `/api/fault/${index}`,
      summary: 'fails',
      may: 'example.call',
      body: z.unknown(),
      result: z.object({ message: z.string() }),
    })
    serve(app, spec, async ({ db }) => (await work(db)) as { message: string })
  }
}
