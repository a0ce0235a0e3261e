import type { Db } from '#shared/server/db.ts'
import { listHashes } from './audit-links.sql.ts'
import type { Finding } from './check-links.ts'
import { listSealsOfDaysToCome, type Seal } from './seals.sql.ts'

/** Compares seals with the links of their numbers. The link of a seal is missing if links were removed at the end. */
export async function checkSeals(db: Db, seals: readonly Seal[]): Promise<Finding[]> {
  if (seals.length === 0) return []
  const numbers = [...new Set(seals.map(({ number }) => number))]
  const rows = await listHashes(db, numbers)
  const links = new Map(rows.map((link) => [link.n, link]))
  return seals
    .toSorted((a, b) => a.number - b.number)
    .filter(({ number, hash }) => links.get(number)?.hash !== hash)
    .map(({ day, number }) => ({ kind: 'sealDiffers', number, day, entryId: links.get(number)?.entryId ?? null }))
}

/** A seal of a day to come was not written by the function that writes seals. Clocks may differ by a day. */
export async function checkDays(db: Db): Promise<Finding[]> {
  const rows = await listSealsOfDaysToCome(db)
  return rows.map(({ day, n }) => ({ kind: 'sealDiffers', number: n, day, entryId: null }))
}
