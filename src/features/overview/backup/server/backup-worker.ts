import { parentPort, workerData } from 'node:worker_threads'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { BackupFailure } from '../contract/backup.contract.ts'
import type { BackupWorkerData } from './make-backup.ts'
import type { MadeBackup } from './backup-service.ts'
import { writeBackup } from './write-backup.ts'

const FAILURES: Record<string, BackupFailure> = {
  ENOSPC: 'no_space',
  EDQUOT: 'no_space',
  EACCES: 'not_writable',
  EPERM: 'not_writable',
  EROFS: 'not_writable',
  ENOTDIR: 'not_writable',
}

const stopping = new AbortController()
parentPort?.on('message', () => stopping.abort())

parentPort?.postMessage(await makeBackup())
parentPort?.close()

async function makeBackup(): Promise<MadeBackup> {
  try {
    const { bytes } = await writeBackup({ ...(workerData as BackupWorkerData), signal: stopping.signal })
    return { bytes }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    // Other messages may quote values.
    const detail = error instanceof StartupError ? error.message : errorCode(error)
    return { reason: FAILURES[errorCode(cause) ?? ''] ?? 'failed', ...(detail !== undefined && { detail }) }
  }
}
