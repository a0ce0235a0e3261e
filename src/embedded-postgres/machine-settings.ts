import { availableParallelism, totalmem } from 'node:os'

export type Machine = { memoryMb: number; cores: number }

const MB = 1024 ** 2

/** Returns the resources that a container may use, else all of the machine. */
export function findMachine(): Machine {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem())
  return { memoryMb: Math.floor(memory / MB), cores: availableParallelism() }
}

/**
 * Gives PostgreSQL shares of the memory, because the app and other programs need some too. Parallel workers make a
 * query use more CPU in all, so they take at most half of the cores.
 */
export function machineSettings({ memoryMb, cores }: Machine): Record<string, string> {
  const share = (part: number, min: number, max: number) =>
    `${Math.min(Math.max(Math.floor(memoryMb / part), min), max)}MB`
  return {
    shared_buffers: share(16, 32, 512),
    effective_cache_size: share(2, 128, 65_536),
    work_mem: share(256, 4, 32),
    maintenance_work_mem: share(32, 32, 256),
    max_parallel_workers_per_gather: String(Math.min(Math.floor(cores / 2), 2)),
  }
}
