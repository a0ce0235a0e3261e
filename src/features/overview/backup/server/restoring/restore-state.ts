import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import writeFileAtomic from 'write-file-atomic'
import * as z from 'zod/mini'
import type { TrailFiles } from '#features/overview/audit-trail/server/restores/public.ts'
import { RestoreFailure } from '../../contract/restore.contract.ts'
import type { Clock } from '#shared/server/clock.ts'

/**
 * `saving`: the restore point is written. `loading`: the backup is loaded into a database of its own. `swapping`: the two
 * databases change names. `starting`: the app starts with the restored one. `undoing`: the names change back.
 */
export const RESTORE_STEPS = ['requested', 'saving', 'loading', 'swapping', 'starting', 'undoing'] as const

const Request = z.object({
  /** The path of a backup, or null to go back to the data before the last restore. */
  file: z.nullable(z.string()),
  /** Is written down until the restore begins, and no longer. */
  passphrase: z.optional(z.string()),
  /** The secret key of the installation that made the backup, in hexadecimal digits, if it was typed. */
  recoveryKey: z.optional(z.string()),
  acceptUnverified: z.boolean(),
  lastReceipts: z.array(z.string()),
  /** The name of the admin. Undefined before the first run. */
  requestedBy: z.optional(z.string()),
})
export type RestoreRequest = z.infer<typeof Request>

const RestoreState = z.extend(Request, {
  step: z.enum(RESTORE_STEPS),
  /** The object id of the database that has the name of the institute's before a swap: it tells whether that happened. */
  present: z.optional(z.number()),
  /** How often the app was started with the restored data. */
  starts: z._default(z.number(), 0),
  formerKey: z.optional(z.string()),
  reason: z.optional(z.string()),
})
export type RestoreState = z.infer<typeof RestoreState>

/** The files in the data directory that tell a start what an earlier one has begun. */
export class RestoreFiles {
  readonly state: string
  readonly failure: string
  /** A backup that the page has sent is kept for as long as it takes to restore it. */
  readonly upload: string

  constructor(dataDir: string) {
    this.state = join(dataDir, 'restore.json')
    this.failure = join(dataDir, 'restore-failure.json')
    this.upload = join(dataDir, 'restore-upload')
  }

  readState = (): RestoreState | undefined => read(this.state, RestoreState)
  writeState = (state: RestoreState): void => write(this.state, state)
  clearState = (): void => rmSync(this.state, { force: true })

  readFailure = (): RestoreFailure | undefined => read(this.failure, RestoreFailure)
  writeFailure = (failure: RestoreFailure): void => write(this.failure, failure)
  clearFailure = (): void => rmSync(this.failure, { force: true })

  deleteUpload = (): void => rmSync(this.upload, { force: true })
}

/** Undefined if the file is missing, or nobody wrote it as a whole. */
function read<T extends z.core.$ZodType>(file: string, schema: T): z.output<T> | undefined {
  try {
    return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function write(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileAtomic.sync(file, `${JSON.stringify(value)}\n`, { mode: 0o600 })
}

export type RestoreSettings = {
  dataDir: string
  backupDirectory: string
  /** Encrypts the restore point, and is tried for the backup. */
  passphrase: string | undefined
  erasureFiles: readonly string[]
  trailFiles: TrailFiles
  secretKey: {
    find(): Buffer | undefined
    /** Uses another key from now on. */
    adopt(key: Buffer): void
  }
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}
