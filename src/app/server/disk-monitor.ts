import type { FastifyBaseLogger } from 'fastify'
import type { Disk } from '#features/base/institute/contract/disk.contract.ts'
import { readDisk } from '#shared/server/read-disk.ts'

export type DiskMonitor = {
  readonly disk: Disk
  check(): Promise<void>
  stop(): void
}

type Options = { directory: string; log: FastifyBaseLogger }

const INTERVAL_MS = 2_000
const MB = 1024 ** 2
const GB = 1024 ** 3
/** PostgreSQL stops when it cannot write its log ahead (16 MB per file), so writes are rejected before that. */
const FULL_BYTES = 64 * MB
/** Exceeds `FULL_BYTES`, so that the state does not alternate. */
const WRITABLE_BYTES = 96 * MB

/** `low` below 5 % (at least 1 GB, at most 10 GB), `full` below 64 MB. Logs when the state changes. */
export function startDiskMonitor({ directory, log }: Options): DiskMonitor {
  let disk: Disk = { state: 'ok', free: null, total: null }

  async function check() {
    try {
      const { free, total } = await readDisk(directory)
      const state = classifyDisk(free, total, disk.state)
      if (state !== disk.state) report(state, { directory, freeMb: Math.floor(free / MB) })
      disk = { state, free, total }
    } catch (error) {
      log.warn({ err: error }, 'free disk space unknown')
    }
  }

  function report(state: Disk['state'], details: object) {
    if (state === 'ok') log.info(details, 'disk has space again')
    else if (state === 'low') log.warn(details, 'disk is almost full')
    else log.error(details, 'disk is full, writes are rejected')
  }

  const timer = setInterval(() => void check(), INTERVAL_MS)
  timer.unref()
  return {
    get disk() {
      return disk
    },
    check,
    stop: () => clearInterval(timer),
  }
}

export function classifyDisk(free: number, total: number, previous: Disk['state']): Disk['state'] {
  if (free < (previous === 'full' ? WRITABLE_BYTES : FULL_BYTES)) return 'full'
  return free < Math.min(Math.max(total * 0.05, GB), 10 * GB) ? 'low' : 'ok'
}
