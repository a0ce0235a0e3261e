import { expect, test } from 'vitest'
import { findMachine, machineSettings } from './machine-settings.ts'

test.each([
  { memoryMb: 512, cores: 1, settings: ['32MB', '256MB', '4MB', '32MB', '0'] },
  { memoryMb: 4096, cores: 2, settings: ['256MB', '2048MB', '16MB', '128MB', '1'] },
  { memoryMb: 65_536, cores: 32, settings: ['512MB', '32768MB', '32MB', '256MB', '2'] },
])('settings of a machine with $memoryMb MB and $cores cores', ({ settings, ...machine }) => {
  const names = ['shared_buffers', 'effective_cache_size', 'work_mem', 'maintenance_work_mem']
  const found = machineSettings(machine)
  expect([...names, 'max_parallel_workers_per_gather'].map((name) => found[name])).toEqual(settings)
})

test('findMachine reports no more memory than the limit of the container', () => {
  const { memoryMb, cores } = findMachine()
  expect(memoryMb).toBeGreaterThan(0)
  expect(memoryMb * 1024 ** 2).toBeLessThanOrEqual(process.constrainedMemory() || Infinity)
  expect(cores).toBeGreaterThanOrEqual(1)
})
