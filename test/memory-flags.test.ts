import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MB = 1024 ** 2
const { NODE_COMPILE_CACHE: _, ...env } = process.env
const runNode = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', env }).trim()

test('scripts/memory-flags.mjs prints flags that limit the heap of Node to 160 to 512 MB', () => {
  const flags = runNode('scripts/memory-flags.mjs').split(' ')
  const limit = Number(runNode(...flags, '-p', 'v8.getHeapStatistics().heap_size_limit')) / MB
  expect(limit).toBeGreaterThanOrEqual(160)
  // The young generation is added: three semi-spaces.
  expect(limit).toBeLessThanOrEqual(512 + 3 * 8)
})

test('the commands that run long use the flags', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['start', 'demo', 'backup', 'restore'])
    expect(scripts[name]).toMatch(/^exec node \$\(node scripts\/memory-flags\.mjs\) /)
})

test('the flags keep the compiled code of the app in dist', () => {
  const flags = runNode('scripts/memory-flags.mjs').split(' ')
  const directory = runNode(...flags, '-p', `require('node:module').getCompileCacheDir()`)
  expect(directory).toContain(join('dist', 'compile-cache'))
})
