import { type Db, inSnapshot } from '#shared/server/db.ts'
import { UUID } from '#shared/contract/scalars.ts'
import type { TrailCheck } from '../contract/audit-trail.contract.ts'
import { countLinks, listEntries } from './audit-links.sql.ts'
import { checkHeads } from './check-end.ts'
import { checkLinks, type Finding } from './check-links.ts'
import { checkDays, checkSeals } from './check-seals.ts'
import { describeFaults } from './describe-faults.ts'
import type { Head } from './head-file.ts'
import { getLastSeal, listSeals, type Seal } from './seals.sql.ts'

type VerifyOptions = {
  /** Is `next` of the step before. */
  after?: string
  outsideSeals: () => Promise<Seal[]>
  /** The end of the trail as it was kept outside the database. */
  heads?: () => Promise<Head[]>
  linksPerStep?: number
  entriesPerStep?: number
}

/** Verifies a part of the audit trail: first the links, then the seals, then that every entry has a link. */
export function verifyTrailStep(
  db: Db,
  { after = '0', outsideSeals, heads = async () => [], linksPerStep = 5000, entriesPerStep = 20_000 }: VerifyOptions,
): Promise<TrailCheck> {
  return inSnapshot(db, async (snapshot) => {
    const { checked, erasedEntries, findings, next } = UUID.test(after)
      ? await checkEntries(snapshot, after, entriesPerStep)
      : await checkLinksAndSeals(snapshot, { after: Number(after), limit: linksPerStep, outsideSeals, heads })
    const { total, unlinked } = await countLinks(snapshot)
    return {
      checked,
      erasedEntries,
      total,
      unlinked,
      next,
      faults: await describeFaults(snapshot, findings),
      seal: (await getLastSeal(snapshot)) ?? null,
    }
  })
}

type Outside = Required<Pick<VerifyOptions, 'outsideSeals' | 'heads'>>
type Step = { checked: number; erasedEntries: number; findings: Finding[]; next: string | null }

const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

async function checkLinksAndSeals(
  db: Db,
  { after, limit, outsideSeals, heads }: Outside & { after: number; limit: number },
): Promise<Step> {
  const { checked, erasedEntries, lastNumber, findings } = await checkLinks(db, { after, limit })
  if (lastNumber !== undefined) return { checked, erasedEntries, findings, next: String(lastNumber) }
  const differing = await checkSeals(db, [...(await listSeals(db)), ...(await outsideSeals())])
  const outside = [...(await checkDays(db)), ...(await checkHeads(db, await heads()))]
  return { checked, erasedEntries, findings: [...findings, ...differing, ...outside], next: BEFORE_ALL_IDS }
}

/** Finds entries without a link that do not wait for one, because the trigger was bypassed. */
async function checkEntries(db: Db, after: string, limit: number): Promise<Step> {
  const rows = await listEntries(db, after, limit)
  return {
    checked: 0,
    erasedEntries: 0,
    findings: rows
      .filter(({ isKnown }) => !isKnown)
      .map(({ id }) => ({ kind: 'unlinked' as const, number: null, entryId: id })),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  }
}
