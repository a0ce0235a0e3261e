import type { BackupFailure, BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import type { Key } from '#shared/web/message-keys.ts'

type Warning = Key<'backup'>

const FAILURES: Record<BackupFailure, Warning> = {
  interrupted: 'failedInterrupted',
  no_space: 'failedNoSpace',
  not_writable: 'failedNotWritable',
  failed: 'failedOther',
}

export function listWarnings(status: BackupStatus): Warning[] {
  const { directory, overdue, latest, latestDone } = status
  const warnings: (Warning | false)[] = [
    directory === null && 'noDirectory',
    latestDone === null ? 'never' : overdue && 'overdue',
    latest !== null && latest.reason !== null && FAILURES[latest.reason],
  ]
  return warnings.filter((warning) => warning !== false)
}
