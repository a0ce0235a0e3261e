import { dirname, join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { endAllSessions } from '#features/base/identity/server/public.ts'
import { isSetUp } from '#features/base/institute/server/public.ts'
import {
  confirmRestores,
  mergeNumbers,
  readHeadFile,
  recordRestore,
  resetTrailFiles,
} from '#features/overview/audit-trail/server/restores/public.ts'
import type { PrintedNumber } from '#shared/contract/printed-number.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import { listLastNumbers } from '#shared/server/last-numbers.sql.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { backupFileName } from '../backup-files.ts'
import { ERASURE_FILE, readErasures } from '../erasure-log.ts'
import { assertEachYear, parseGivenNumbers } from '../known-numbers.ts'
import { restoreBackup } from '../restore-backup.ts'
import { hasTables } from '../schema.sql.ts'
import { writeBackup } from '../write-backup.ts'
import { type Databases, withDatabases } from './databases.ts'
import { findFirstAccount, findLastRestore } from './lineage.sql.ts'
import { RestoreFiles, type RestoreSettings, type RestoreState } from './restore-state.ts'

type Options = RestoreSettings & { ownerUrl: string; files: RestoreFiles; databases: Databases }

/** The app has died so often with the restored data that they are given up. */
const MAX_STARTS = 3

/**
 * Runs at each start, before anyone uses the database. Restores what an admin has requested, and finishes or takes back
 * what a killed process has begun: afterwards the old data are complete, or the restored ones.
 */
export async function continueRestore(ownerUrl: string, settings: RestoreSettings): Promise<void> {
  const files = new RestoreFiles(settings.dataDir)
  const state = files.readState()
  if (!state) return files.deleteUpload()
  await withDatabases(ownerUrl, (databases) => continueFrom(state, { ...settings, ownerUrl, files, databases }))
}

async function continueFrom(state: RestoreState, options: Options): Promise<void> {
  const { databases } = options
  if (state.step === 'requested') return restore(state, options)
  const isSwapped = state.present !== undefined && (await databases.findPresent()) !== state.present
  if (state.step === 'swapping' && isSwapped) return finishSwap({ ...state, step: 'starting' }, options)
  if (state.step === 'starting' && state.starts < MAX_STARTS) return finishSwap(state, options)
  if (state.step === 'starting')
    return undo({ ...state, reason: 'The app did not start with the restored data.' }, options)
  if (state.step === 'undoing') return undo(state, options)
  return giveUp(state, options, null)
}

async function restore({ passphrase, ...request }: RestoreState, options: Options): Promise<void> {
  const { files, log } = options
  files.clearFailure()
  // The passphrase is not kept any longer.
  const state: RestoreState = { ...request, step: 'saving' }
  files.writeState(state)
  log.info({ file: state.file }, 'restore begun')
  try {
    if (state.file === null) await prepareToGoBack(state, options)
    else await load(state, { ...options, file: state.file, given: passphrase })
    await swap(state, options)
  } catch (error) {
    log.error({ err: error, file: state.file }, 'restore failed')
    await giveUp(state, options, error instanceof Error ? error.message : String(error))
  }
}

type Present = { numbers: PrintedNumber[]; firstAccount: string | undefined }

async function load(
  state: RestoreState,
  { file, given, ...options }: Options & { file: string; given: string | undefined },
): Promise<void> {
  const { databases, files, secretKey, passphrase } = options
  const present = await saveRestorePoint(options)
  files.writeState({ ...state, step: 'loading' })
  await databases.createRestoring()
  const recoveryKey = state.recoveryKey === undefined ? undefined : Buffer.from(state.recoveryKey, 'hex')
  await restoreBackup({
    ownerUrl: databases.restoringUrl,
    file,
    getPassphrase: async () => given ?? passphrase ?? '',
    secretKey: recoveryKey ?? secretKey.find(),
    erasedIds: await readErasures([...options.erasureFiles, join(dirname(file), ERASURE_FILE)]),
    present,
    ...(state.requestedBy !== undefined && { requestedBy: state.requestedBy }),
    async decide(manifest, authenticity) {
      if (authenticity !== 'verified' && !state.acceptUnverified)
        throw new StartupError(`Nobody can tell whether ${file} was changed.`)
      const numbers = parseGivenNumbers(state.lastReceipts)
      assertEachYear(manifest, numbers)
      return numbers
    },
  })
}

/** Returns what the present data know. A new installation has nothing to save. */
async function saveRestorePoint(options: Options): Promise<Present> {
  const { ownerUrl, backupDirectory, passphrase, clock, secretKey, trailFiles } = options
  const kept = (await readHeadFile(trailFiles.headFile)).numbers
  const present = await withOwnerConnection(ownerUrl, async ({ db, client }) =>
    (await hasTables(client)) && (await isSetUp(db))
      ? { numbers: mergeNumbers([...kept, ...(await listLastNumbers(db))]), firstAccount: await findFirstAccount(db) }
      : undefined,
  )
  if (!present) return { numbers: [], firstAccount: undefined }
  await writeBackup({
    ownerUrl,
    file: join(backupDirectory, backupFileName(clock.now(), passphrase !== undefined, true)),
    passphrase,
    secretKey: secretKey.find(),
    signal: new AbortController().signal,
  })
  return present
}

/** The numbers that were printed since the restore are lost with its data. */
async function prepareToGoBack({ requestedBy }: RestoreState, options: Options): Promise<void> {
  const { databases, ownerUrl, clock } = options
  if (!(await databases.hasBefore())) throw new StartupError('The data before the restore are no longer there.')
  const [known, last] = await withOwnerConnection(ownerUrl, async ({ db }) => [
    await listLastNumbers(db),
    await findLastRestore(db),
  ])
  if (!last) throw new StartupError('There was no restore.')
  await withOwnerConnection(databases.beforeUrl, ({ db }) =>
    db.transaction().execute(async (tx) => {
      const context = { clock, requestId: uuid(), actor: SYSTEM }
      await recordRestore(tx, context, {
        action: 'backup.undoRestore',
        known,
        backup: last.backup,
        backupMadeAt: last.backupMadeAt,
        isVerified: true,
        requestedBy,
      })
      await confirmRestores(tx, clock.now(), null)
      await endAllSessions(tx)
    }),
  )
}

async function swap(request: RestoreState, options: Options): Promise<void> {
  const { databases, files } = options
  // The names must be free. Until the next statement, the data before an earlier restore are still there.
  if (request.file !== null) await databases.dropBefore()
  const state: RestoreState = { ...request, step: 'swapping', present: await databases.findPresent() }
  files.writeState(state)
  await (request.file === null ? databases.exchange() : databases.useRestored())
  await finishSwap({ ...state, step: 'starting' }, options)
}

/** Adapts what is outside the database. Repeated after a kill. */
async function finishSwap(state: RestoreState, options: Options): Promise<void> {
  const { files, secretKey } = options
  const formerKey = state.formerKey ?? (state.recoveryKey === undefined ? undefined : secretKey.find()?.toString('hex'))
  files.writeState({ ...state, formerKey, starts: state.starts + 1 })
  if (state.recoveryKey !== undefined) secretKey.adopt(Buffer.from(state.recoveryKey, 'hex'))
  await resetTrail(state, options)
}

const resetTrail = ({ file }: RestoreState, { ownerUrl, trailFiles, clock }: Options) =>
  withOwnerConnection(ownerUrl, ({ db }) =>
    resetTrailFiles(db, trailFiles, { now: clock.now(), backup: file ?? 'the data before it' }),
  )

/** The app did not start with the restored data: the old ones get their name again. */
async function undo(state: RestoreState, options: Options): Promise<void> {
  const { databases, files, secretKey } = options
  const isBegun = state.step === 'undoing' && state.present !== undefined
  const undoing: RestoreState = isBegun ? state : { ...state, step: 'undoing', present: await databases.findPresent() }
  files.writeState(undoing)
  if ((await databases.findPresent()) === undoing.present) await databases.exchange()
  if (state.formerKey !== undefined) secretKey.adopt(Buffer.from(state.formerKey, 'hex'))
  await resetTrail({ ...state, file: null }, options)
  if (state.file !== null) await databases.dropBefore()
  await giveUp(state, options, state.reason ?? null)
}

async function giveUp(state: RestoreState, { databases, files, clock }: Options, detail: string | null): Promise<void> {
  await databases.dropRestoring()
  files.writeFailure({ at: clock.now().toISOString(), file: state.file, detail })
  files.deleteUpload()
  files.clearState()
}

/** A restore has been requested, or begun and not finished. */
export const isRestoring = (dataDir: string): boolean => new RestoreFiles(dataDir).readState() !== undefined

/** Is called once the app serves requests with the restored data. */
export function endRestore(dataDir: string): void {
  const files = new RestoreFiles(dataDir)
  if (!files.readState()) return
  files.deleteUpload()
  files.clearState()
}

/** Lets the next start take the restored data back. Returns false if there are none. */
export function requestUndo(dataDir: string, reason: string): boolean {
  const files = new RestoreFiles(dataDir)
  const state = files.readState()
  if (state?.step !== 'starting') return false
  files.writeState({ ...state, step: 'undoing', present: undefined, reason })
  return true
}
