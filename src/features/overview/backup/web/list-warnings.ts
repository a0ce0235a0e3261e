import type { BackupFailure, BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import type { Key } from '#shared/web/message-keys.ts'

type Warning = Key<'backup'>

const FAILURES: Record<BackupFailure, Warning> = {
  interrupted: 'failedInterrupted',
  no_space: 'failedNoSpace',
  not_writable: 'failedNotWritable',
  failed: 'failedOther',
}

export function listWarnings({ directory, onDatabaseDisk, overdue, latest, latestDone }: BackupStatus): Warning[] {
  const warnings: (Warning | false)[] = [
    directory === null && 'noDirectory',
    latestDone === null ? 'never' : overdue && 'overdue',
    latest !== null && latest.reason !== null && FAILURES[latest.reason],
    onDatabaseDisk === true && 'sameDisk',
  ]
  return warnings.filter((warning) => warning !== false)
}
