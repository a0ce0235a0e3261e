import * as z from 'zod/mini'
import { FileContent } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'
import { BackupProof } from './proof.contract.ts'
import { BackupCopy, SecondPlace } from './second-place.contract.ts'

export const MIN_PASSPHRASE = 12

export const BACKUP_FAILURES = ['interrupted', 'no_space', 'not_writable', 'failed'] as const
export type BackupFailure = (typeof BACKUP_FAILURES)[number]

/** A warning is shown when the last backup is older. */
export const MAX_AGE_HOURS = 36

export const BackupRun = z.object({
  _id: z.string(),
  /** Daily, by an admin in Settings, or by `npm run backup`. */
  kind: z.enum(['scheduled', 'manual', 'command']),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Contains machine and path of the file. */
  place: z.string(),
  encrypted: z.boolean(),
  bytes: z.nullable(z.number()),
  reason: z.nullable(z.enum(BACKUP_FAILURES)),
})
export type BackupRun = z.infer<typeof BackupRun>

/** They stay on the dashboard of admins and in Settings until somebody has done something. */
export const BACKUP_REMINDERS = ['no_place', 'overdue', 'not_copied', 'not_proven'] as const
export const BackupReminder = z.enum(BACKUP_REMINDERS)
export type BackupReminder = z.infer<typeof BackupReminder>

export const BackupStatus = z.object({
  /** Null if daily backups are switched off. */
  directory: z.nullable(z.string()),
  /** Is `HH:mm`, in the institute's time zone. */
  time: z.string(),
  /** The directory keeps this many files. */
  keep: z.number(),
  /** Null if it cannot be known, because the database is on another machine. */
  onDatabaseDisk: z.nullable(z.boolean()),
  /** There is no backup of the last 36 hours. */
  overdue: z.boolean(),
  /** Whether the server has a passphrase. */
  encrypts: z.boolean(),
  latest: z.nullable(BackupRun),
  latestDone: z.nullable(BackupRun),
  secondPlace: z.nullable(SecondPlace),
  /** Null without a second place. */
  copy: z.nullable(BackupCopy),
  /** The last trial, and the last that succeeded. */
  proof: z.nullable(BackupProof),
  proven: z.nullable(BackupProof),
  /** Whether somebody has opened the emergency kit to print it. */
  kitOpened: z.boolean(),
  reminders: z.array(BackupReminder),
})
export type BackupStatus = z.infer<typeof BackupStatus>

export const BackupFile = z.object({
  name: z.string(),
  /** When it was begun. */
  madeAt: z.string(),
  bytes: z.number(),
  encrypted: z.boolean(),
})
export type BackupFile = z.infer<typeof BackupFile>

export const backupApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/backup',
    summary: 'The last backup, and the settings of the daily one',
    may: 'backup.run',
    result: BackupStatus,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/backup',
    summary: 'Start a backup, or return the one that is running; 409 if the server has no directory for backups',
    may: 'backup.run',
    status: 201,
    confirm: true,
    result: BackupRun,
  }),
  reminders: endpoint({
    method: 'GET',
    path: '/api/admin/backup/reminder',
    summary: 'What an admin should do about the backups',
    may: 'backup.run',
    result: z.object({ reminders: z.array(BackupReminder) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backup/file',
    summary: 'List the backups in the directory of this server, newest first',
    may: 'backup.run',
    result: z.object({ files: z.array(BackupFile) }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backup/file/{name}',
    summary: 'Download a backup, which contains all data; 404 if this server has none of that name',
    may: 'backup.run',
    confirm: true,
    params: z.strictObject({ name: z.string() }),
    file: 'application/*',
    timeoutSeconds: 30,
    result: FileContent,
  }),
}
