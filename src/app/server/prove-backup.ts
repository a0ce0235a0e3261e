import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ProveBackup } from '#features/overview/backup/server/proof-service.ts'
import type { Proved } from '#features/overview/backup/server/proofs.sql.ts'
import { readDisk } from '#shared/server/read-disk.ts'

/** Is sent to the child process, so that no list of processes shows it. */
export type ProofOrder = { file: string; passphrase: string | undefined; secretKey: string; directory: string }

/** The rows with their indexes take about this many times as much as the backup, which is compressed. */
const GROWTH = 12
const RESERVE_BYTES = 1024 ** 3
const HEAP_MB = 160

/** Is on a disk where /tmp may be in the memory. */
const getDirectory = () => (existsSync('/var/tmp') ? '/var/tmp' : tmpdir())

/** The app stops without the process if that takes longer to stop its database. It then ends by itself. */
const MAX_STOP_MS = 3_000

/** Restores a backup in a process of its own, which has a low priority and little memory. */
export const createProveBackup =
  (keys: { passphrase: string | undefined; secretKey: Buffer }): ProveBackup =>
  async (file, bytes, signal) => {
    if (file.endsWith('.age') && keys.passphrase === undefined) return { reason: 'no_passphrase' }
    const directory = getDirectory()
    const { free } = await readDisk(directory)
    if (free < GROWTH * bytes + RESERVE_BYTES) return { reason: 'no_space', detail: `${free} bytes in ${directory}` }
    const child = fork(new URL('./prove-backup-process.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // The process ends once it has stopped its database and deleted its files.
    const stop = () => child.connected && child.disconnect()
    const gaveUp = new Promise<Proved & { detail?: string }>((resolve) => {
      const wait = () => setTimeout(resolve, MAX_STOP_MS, { reason: 'failed', detail: 'the app stopped' })
      signal.addEventListener('abort', wait, { once: true })
    })
    signal.addEventListener('abort', stop)
    try {
      const exited = once(child, 'exit')
      const order: ProofOrder = {
        file,
        directory,
        passphrase: keys.passphrase,
        secretKey: keys.secretKey.toString('hex'),
      }
      child.send(order)
      const answered = once(child, 'message') as Promise<[Proved & { detail?: string }]>
      const result = await Promise.race([
        answered.then(([proved]) => proved),
        exited.then(([code]) => ({ reason: 'failed' as const, detail: `the process ended with ${code}` })),
        gaveUp,
      ])
      return result
    } finally {
      signal.removeEventListener('abort', stop)
      stop()
    }
  }
