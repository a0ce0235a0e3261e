import { v7 as uuid } from 'uuid'
import { formatPrintedNumber, parsePrintedNumber, type PrintedNumber } from '#shared/contract/printed-number.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { dayInTimeZone } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, invalid, invalidField, notFound } from '#shared/server/errors.ts'
import { listLastNumbers } from '#shared/server/last-numbers.sql.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type en from '../../contract/messages/en.json'
import type { PreviewRestore, RequestRestore, RestorePreview } from '../../contract/restore.contract.ts'
import { findLastReceipt, findMissingYear, splitNumbers } from '../known-numbers.ts'
import type { Manifest } from '../manifest.ts'
import type { ArchiveSummary } from '../read-archive.ts'
import { parseRecoveryKey } from '../recovery-key.ts'
import { begin } from './begin.ts'
import type { RestoreService } from './restore-service.ts'

const message = messagesOf<typeof en>('backup')

type Found = ArchiveSummary & { path: string; recoveryKey: Buffer | undefined }
type Context = Pick<Ctx<Actor | null>, 'db' | 'clock'>

/** 404: no such backup. 422: the passphrase or the recovery key is not that of the backup, or the file is damaged. */
export async function readBackup(restores: RestoreService, body: PreviewRestore): Promise<Found> {
  if (!restores.isPossible) throw new AppError(409, 'no_restore', message('restoreElsewhere'))
  const file = await restores.find(body.file)
  if (!file) throw notFound(message('noSuchFile'))
  const passphrase = body.passphrase === '' ? undefined : body.passphrase
  if (file.isEncrypted && passphrase === undefined && !restores.hasPassphrase)
    throw invalidField('passphrase', message('passphraseMissing'))
  const recoveryKey = readRecoveryKey(body.recoveryKey)
  const summary = await restores.read({ file: file.path, passphrase, recoveryKey }).catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error
    if (error.message.startsWith('The passphrase')) throw invalidField('passphrase', message('wrongPassphrase'))
    throw invalid({ '': { key: message('unusableFile'), values: { detail: error.message } } })
  })
  if (recoveryKey && summary.authenticity === 'otherKey') throw invalidField('recoveryKey', message('otherRecoveryKey'))
  return { ...summary, path: file.path, recoveryKey }
}

function readRecoveryKey(text = ''): Buffer | undefined {
  if (text.trim() === '') return undefined
  const parsed = parseRecoveryKey(text)
  if ('key' in parsed) return parsed.key
  throw 'wrongGroup' in parsed
    ? invalidField('recoveryKey', message('mistypedGroup'), { group: parsed.wrongGroup })
    : invalidField('recoveryKey', message('wrongGroups'), { count: parsed.groups })
}

export async function previewRestore(
  ctx: Context,
  restores: RestoreService,
  body: PreviewRestore,
): Promise<RestorePreview> {
  const { manifest, authenticity } = await readBackup(restores, body)
  const { series } = manifest.figures
  const now = (await listLastNumbers(ctx.db)).filter((one) => one.series === 'receipt')
  const lastNow = now.at(-1)
  const lastOf = (financialYear: string) => series.find((one) => one.financialYear === financialYear)?.last ?? 0
  return {
    file: body.file,
    madeAt: manifest.madeAt,
    day: dayOfBackup(ctx, manifest),
    version: manifest.version,
    students: manifest.tables.find(({ name }) => name === 'student')?.rows ?? 0,
    receipts: series.reduce((sum, { receipts }) => sum + receipts, 0),
    lastReceipt: findLastReceipt(manifest) ?? null,
    authenticity,
    receiptsLost: now.reduce((sum, { financialYear, n }) => sum + Math.max(0, n - lastOf(financialYear)), 0),
    lastReceiptNow: lastNow ? formatPrintedNumber(lastNow) : null,
  }
}

const dayOfBackup = ({ clock }: Context, { madeAt }: Manifest) =>
  dayInTimeZone(new Date(madeAt), clock.timeZone ?? 'UTC')

type Answers = Pick<RequestRestore, 'lastReceipt' | 'acceptUnverified'>

/** 409: the disk has too little space. 422: an answer is missing, or is no receipt. */
export async function checkAnswers(
  restores: RestoreService,
  { manifest, authenticity }: ArchiveSummary,
  { lastReceipt, acceptUnverified }: Answers,
): Promise<void> {
  if (authenticity !== 'verified' && !acceptUnverified)
    throw invalidField('acceptUnverified', message('acceptUnverified'))
  if (lastReceipt !== undefined) checkLastReceipts(manifest, splitNumbers(lastReceipt).map(parsePrintedNumber))
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0)
  if (!(await restores.hasSpaceFor(bytes))) throw new AppError(409, 'no_space', message('noSpaceToRestore'))
}

/** A number that far above the backup's is a typing error: numbers up to it would be recorded as lost. */
const MAX_LATER = 100_000

function checkLastReceipts(manifest: Manifest, given: readonly (PrintedNumber | undefined)[]): void {
  const numbers = given.flatMap((number) => (number?.series === 'receipt' ? [number] : []))
  if (numbers.length === 0 || numbers.length < given.length) throw invalidField('lastReceipt', message('notANumber'))
  for (const { financialYear, n } of numbers) {
    const { last = 0 } = manifest.figures.series.find((one) => one.financialYear === financialYear) ?? {}
    if (n < last || n > last + MAX_LATER) {
      const inBackup = formatPrintedNumber({ series: 'receipt', financialYear, n: last })
      throw invalidField('lastReceipt', message(n < last ? 'lastReceiptLow' : 'lastReceiptHigh'), { number: inBackup })
    }
  }
  const inBackup = manifest.figures.series.at(-1)
  if (inBackup && numbers.every(({ financialYear }) => financialYear < inBackup.financialYear))
    throw invalidField('lastReceipt', message('lastReceiptLow'), { number: findLastReceipt(manifest) ?? '' })
  const year = findMissingYear(manifest, numbers)
  if (year !== undefined)
    throw invalidField('lastReceipt', message('lastReceiptYear'), {
      year,
      none: formatPrintedNumber({ series: 'receipt', financialYear: year, n: 0 }),
    })
}

export function beginRestore(
  restores: RestoreService,
  { path, recoveryKey }: Found,
  { passphrase, lastReceipt, acceptUnverified }: Answers & Pick<PreviewRestore, 'passphrase'>,
  requestedBy?: string,
): void {
  begin(restores, {
    file: path,
    ...(passphrase && { passphrase }),
    ...(recoveryKey && { recoveryKey: recoveryKey.toString('hex') }),
    acceptUnverified,
    lastReceipts: lastReceipt === undefined ? [] : splitNumbers(lastReceipt),
    ...(requestedBy !== undefined && { requestedBy }),
  })
}

/** Writes the request down, and restarts the app. */
export async function requestRestore(
  ctx: Ctx<Actor>,
  restores: RestoreService,
  body: RequestRestore,
): Promise<{ _id: string; file: string }> {
  const found = await readBackup(restores, body)
  const day = dayOfBackup(ctx, found.manifest)
  if (body.day !== day) throw invalidField('day', message('typeDay'), { day })
  await checkAnswers(restores, found, body)
  const _id = uuid()
  await inTx(ctx.db, (tx) =>
    audit(tx, ctx, { action: 'backup.requestRestore', record: 'backup', recordId: _id, after: { place: found.path } }),
  )
  beginRestore(restores, found, body, ctx.actor.name)
  return { _id, file: body.file }
}
