import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import type { Db } from '#shared/server/db.ts'
import { serve } from '#shared/server/serve.ts'
import { CANARY } from './canary.ts'
import { createAccount } from './fixtures.ts'

const name = CANARY.fname
const nothing = undefined as unknown as Record<string, string>
const statement = (text: string) => (db: Db) => sql.raw(text).execute(db)

/** Work that goes wrong in every way that a mistake of ours could, with the canary in hand. */
const WORK: Record<string, (db: Db) => Promise<unknown>> = {
  thrown: async () => {
    throw new Error(`${name} did it\n    at ${CANARY.perAddress}`)
  },
  'thrown with a cause': async () => {
    throw new Error(name, { cause: new Error(CANARY.contact) })
  },
  'no error at all': async () => {
    // oxlint-disable-next-line no-throw-literal -- what a careless library may do
    throw { name, code: CANARY.contact }
  },
  'a property of nothing': async () => nothing[name]!.length,
  'no entry of a map': async () => new Map([name] as unknown as [string, string][]),
  'no time zone': async () => new Intl.DateTimeFormat('en', { timeZone: name }),
  'no function': async () => ({ [name]: 1 } as unknown as Record<string, () => number>)[name]!(),
  'no JSON': async () => JSON.parse(`{"fname": ${name}}`),
  'an argument of the wrong kind': async () => Buffer.from(Number(CANARY.contact) as unknown as string),
  'an answer that does not fit': async () => ({ message: { name } }),
  'not unique': async (db) => {
    await createAccount(db, 'student', CANARY.email)
    await createAccount(db, 'student', CANARY.email)
  },
  'no such parent': statement(
    `insert into session values (sha256('x'), '01900000-0000-7000-8000-000000000000', now(), now())`,
  ),
  'a check': statement(`update account set role = '${name}'`),
  'nothing where something must be': statement(
    `insert into course (id, name, name_key) values (gen_random_uuid(), '${name}', 'x')`,
  ),
  'not a number': statement(`select '${name}'::int`),
  'not SQL': statement(`select '${name}' fromm '${CANARY.contact}'`),
  'not allowed': statement(`delete from audit_entry where actor_name = '${name}'`),
  'raised by a function': statement(`do $$ begin raise exception '%', '${CANARY.email}'; end $$`),
  'too long': statement(`set local statement_timeout = 20; select pg_sleep(1), '${name}'`),
}

export const FAULTS = Object.keys(WORK)

/** A route for each of them, `/api/fault/0` and so on. */
export function mountFaults(app: FastifyInstance) {
  for (const [index, work] of Object.values(WORK).entries()) {
    const spec = endpoint({
      method: 'POST',
      path: `/api/fault/${index}`,
      summary: 'goes wrong',
      roles: ['anyone'],
      body: z.unknown(),
      result: z.object({ message: z.string() }),
    })
    serve(app, spec, async ({ db }) => (await work(db)) as { message: string })
  }
}
