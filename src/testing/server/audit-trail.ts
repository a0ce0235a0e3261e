import { v7 as uuid } from 'uuid'
import { queryOnce } from '#embedded-postgres/index.ts'
import type { TrailCheck } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { mergeChecks, type TrailResult } from '#features/overview/audit-trail/contract/merge-checks.ts'
import { chainEntries } from '#features/overview/audit-trail/server/chain-entries.ts'
import { type Seal, verifyTrailStep } from '#features/overview/audit-trail/server/public.ts'
import { audit, SYSTEM } from '#shared/server/audit.ts'
import type { Db } from '#shared/server/db.ts'
import type { TestApi } from './api.ts'

type EntryOptions = { subjectId?: string; at?: Date; db?: Db }

/** Adds an entry about a student with a phone number, a minute after the one before. Returns the id of the student. */
export async function recordEntry(api: TestApi, { subjectId = uuid(), at, db = api.db }: EntryOptions = {}) {
  api.now = new Date(api.now.getTime() + 60_000)
  const time = at ?? api.now
  const entry = {
    action: 'student.update',
    record: 'student',
    recordId: subjectId,
    before: { course: 'Tally', contact: '9800000001', father: 'Vikram' },
    after: { course: 'Python', contact: '9800000002', father: 'Vikrant' },
    personal: { subjectId, fields: ['contact', 'father'] },
  } as const
  const write = (tx: Parameters<typeof audit>[0]) =>
    audit(tx, { actor: SYSTEM, clock: { now: () => time }, requestId: 'test' }, entry)
  await (db.isTransaction ? write(db as Parameters<typeof audit>[0]) : db.transaction().execute(write))
  return subjectId
}

export async function recordEntries(api: TestApi, count: number): Promise<string[]> {
  const subjects: string[] = []
  for (let n = 0; n < count; n++) subjects.push(await recordEntry(api))
  return subjects
}

export const chainTrail = (api: TestApi, batchSize?: number) =>
  chainEntries({ db: api.db, clock: { now: () => api.now }, ...(batchSize !== undefined && { batchSize }) })

/** Verifies in steps of a few links, as a page would do with a long trail. */
export async function verifyTrail(api: TestApi, outsideSeals: Seal[] = [], linksPerStep = 3): Promise<TrailResult> {
  const steps: TrailCheck[] = []
  for (let after: string | null = '0'; after !== null; after = steps.at(-1)?.next ?? null) {
    const step: TrailCheck = await verifyTrailStep(api.db, {
      after,
      linksPerStep,
      entriesPerStep: 3,
      outsideSeals: async () => outsideSeals,
    })
    steps.push(step)
  }
  return mergeChecks(steps)
}

/** Runs SQL as somebody with full access to the database: without triggers and foreign keys. */
export const tamper = (api: TestApi, statements: string) =>
  queryOnce(api.ownerUrl, `set session_replication_role = replica; ${statements}`)
