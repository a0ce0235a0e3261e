import {
  parseSeal,
  readSealFiles,
  type Seal,
  TrailWatch,
  verifyTrailStep,
} from '#features/overview/audit-trail/server/public.ts'
import type { TrailCheck, TrailFault } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { mergeChecks } from '#features/overview/audit-trail/contract/merge-checks.ts'
import { type Db, openDb } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { formatUsage, parseOptions, withDatabase } from './run-command.ts'
import { getHeadFile, getSealFiles } from './settings.ts'

const USAGE = formatUsage('account', 'verify-trail [--seal "2026-11-22 1234 9f86d0…"]')

const FAULTS: Record<TrailFault['kind'], string> = {
  changed: 'was changed in the database',
  removed: 'was removed from the database',
  inserted: 'was added later: its time is before that of earlier entries (or a clock was wrong)',
  personalChanged: 'has personal data that was changed, added or removed in the database',
  linkChanged: 'has a changed link to the entry before it',
  linkRemoved: 'has no link any more',
  unlinked: 'has no link: it was added in the database, or its link was removed',
  sealDiffers: 'differs from a seal, and so do entries before it',
  endDiffers: 'was the last one when the end was kept outside the database, and is missing or differs now',
}

/** Throws a StartupError that names the first entry that does not match. */
export async function verifyTrail(args: string[]): Promise<string[]> {
  const { seal: line } = parseOptions({ seal: { type: 'string' } }, USAGE, args)
  const given = line === undefined ? undefined : parseSeal(line)
  if (line !== undefined && given === undefined) throw new StartupError(`This is not a seal: ${line}\n${USAGE}`)
  const settings = loadSettings(process.env)
  const readSeals = async () => [...(await readSealFiles(getSealFiles(settings))), ...(given ? [given] : [])]
  const watch = new TrailWatch(getHeadFile(settings))
  return withDatabase(settings, async (_ownerUrl, appUrl) => {
    const { db } = openDb(appUrl, { log: () => {}, max: 1 })
    try {
      return await verifyAll(db, readSeals, watch)
    } finally {
      await db.destroy()
    }
  })
}

async function verifyAll(db: Db, outsideSeals: () => Promise<Seal[]>, watch: TrailWatch): Promise<string[]> {
  const started = performance.now()
  const steps: TrailCheck[] = []
  for (let after: string | null = '0'; after !== null; after = steps.at(-1)?.next ?? null) {
    const step: TrailCheck = await verifyTrailStep(db, { after, outsideSeals, heads: () => watch.readHeads() })
    steps.push(step)
  }
  const { checked, erasedEntries, unlinked, seal, faults } = mergeChecks(steps)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const lines = [
    `${checked} entries verified in ${seconds} s. Entries with erased personal data: ${erasedEntries}. Not linked yet: ${unlinked}.`,
    seal ? `Last seal: ${seal.day} ${seal.number} ${seal.hash}` : 'There is no seal yet.',
  ]
  if (faults.length === 0) return [...lines, 'The audit trail is unchanged.']
  throw new StartupError([...lines, 'The audit trail does not match:', ...faults.map(formatFault)].join('\n'))
}

function formatFault({ kind, number, day, count, entry }: TrailFault): string {
  const name = number === null ? 'An entry' : `Entry ${number}`
  const details = entry && ` (${entry.at}, ${entry.action}, ${entry.record} ${entry.recordId}, id ${entry._id})`
  const more = count > 1 ? `, and ${count - 1} more` : ''
  return `  ${name}${details ?? ''} ${FAULTS[kind]}${day === null ? '' : `: ${day}`}${more}`
}
