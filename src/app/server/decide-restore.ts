import type { Authenticity } from '#features/overview/backup/server/authentication.ts'
import { assertEachYear, findLastReceipt, parseGivenNumbers } from '#features/overview/backup/server/known-numbers.ts'
import type { Manifest } from '#features/overview/backup/server/manifest.ts'
import { formatPrintedNumber, type PrintedNumber } from '#shared/contract/printed-number.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { askOnTerminal } from './ask-on-terminal.ts'

export type RestoreAnswers = {
  acceptUnverified: boolean
  lastReceipts: readonly string[]
  noLaterReceipts: boolean
  /** The last numbers of the file with the end of the audit trail. */
  kept: readonly PrintedNumber[]
}

const REASONS: Record<Exclude<Authenticity, 'verified'>, string> = {
  noKey: 'There is no secret key here',
  otherKey: 'The backup was made with the secret key of another installation',
  noCode: 'The backup has no code, as those of earlier versions',
}

export const describeAuthenticity = (authenticity: Authenticity): string =>
  authenticity === 'verified'
    ? 'Nobody has changed the file: its code is that of this institute.'
    : `${REASONS[authenticity]}, so nobody can tell whether the file was changed.`

/** Returns the last numbers that were printed, as far as anything or anyone knows. Asks what no option says. */
export async function decideRestore(
  manifest: Manifest,
  authenticity: Authenticity,
  { acceptUnverified, lastReceipts, noLaterReceipts, kept }: RestoreAnswers,
): Promise<PrintedNumber[]> {
  if (authenticity !== 'verified' && !acceptUnverified) await askUnverified(authenticity)
  const given = noLaterReceipts ? [] : await askLastReceipts(manifest, lastReceipts, kept)
  assertEachYear(manifest, given)
  return [...kept, ...given]
}

async function askUnverified(authenticity: Exclude<Authenticity, 'verified'>): Promise<void> {
  const text = describeAuthenticity(authenticity)
  const answer = await askOnTerminal(`${text}\nRestore it all the same? Type yes: `)
  if (answer === undefined)
    throw new StartupError(
      `${text} Give --recovery-key, which is in the emergency kit, or --accept-unverified if you trust where the file was.`,
    )
  if (answer.toLowerCase() !== 'yes') throw new StartupError('Nothing was restored.')
}

async function askLastReceipts(
  manifest: Manifest,
  texts: readonly string[],
  kept: readonly PrintedNumber[],
): Promise<PrintedNumber[]> {
  if (texts.length > 0) return parseGivenNumbers(texts)
  const lastKept = kept.filter(({ series }) => series === 'receipt').at(-1)
  const proposal = lastKept ? formatPrintedNumber(lastKept) : findLastReceipt(manifest)
  const question = 'Which receipt was printed last? Its number, and all before it, will not be issued again.'
  const answer = await askOnTerminal(
    `${question}\nNumber${proposal === undefined ? ' such as 2026-27/000123' : ` [${proposal}]`}: `,
  )
  if (answer === undefined)
    throw new StartupError(
      `${question}\nSay --last-receipt 2026-27/000123, once for each financial year, or --no-later-receipts if none was printed after ${
        proposal === undefined ? 'the backup' : `${proposal}, the last one known`
      }.`,
    )
  return answer === '' ? [] : parseGivenNumbers(answer.split(/[\s,]+/))
}
