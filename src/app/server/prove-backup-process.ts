import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import type { Proved } from '#features/overview/backup/server/proofs.sql.ts'
import { restoreBackup } from '#features/overview/backup/server/restore-backup.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { installFillers } from './install-fillers.ts'
import type { ProofOrder } from './prove-backup.ts'

/** PostgreSQL takes no more than this, however large the machine is. */
const SMALL = {
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '64MB',
  max_parallel_workers_per_gather: '0',
}

// The database inherits it. The lowest one would never end on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
installFillers()

const [order] = (await once(process, 'message')) as [ProofOrder]
const result = await prove(order)
if (process.connected) {
  process.send?.(result)
  process.disconnect()
}

async function prove({ file, directory, passphrase, secretKey }: ProofOrder): Promise<Proved & { detail?: string }> {
  const dataDir = mkdtempSync(join(directory, 'munshi-proof-'))
  // The account that runs PostgreSQL under root must be able to enter it.
  chmodSync(dataDir, 0o711)
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
  try {
    postgres = await startEmbeddedPostgres({
      dataDir,
      database: 'munshi',
      fallbackDir: '/var/lib/munshi',
      settings: SMALL,
      log: () => {},
    })
    const started = postgres
    // The app stops, or was killed. Without its database, the restore fails.
    process.once('disconnect', () => void started.stop())
    const { manifest } = await restoreBackup({
      ownerUrl: started.url,
      file,
      getPassphrase: async () => passphrase ?? '',
      secretKey: Buffer.from(secretKey, 'hex'),
      erasedIds: [],
      decide: async () => undefined,
    })
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
    return { students: rowsOf('student'), receipts: rowsOf('receipt') }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) return { reason: 'no_postgres', detail: error.message }
    // Other messages may quote values.
    if (error instanceof StartupError) return { reason: 'damaged', detail: error.message }
    return { reason: 'failed', detail: error instanceof Error ? error.name : '' }
  } finally {
    await postgres?.stop().catch(() => {})
    rmSync(dataDir, { recursive: true, force: true })
  }
}
