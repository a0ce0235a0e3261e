import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMemoryFlags } from '#testing/server/memory-flags.ts'

const MB = 1024 ** 2
const { NODE_COMPILE_CACHE: _, ...env } = process.env
const runNode = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', env }).trim()
const runMunshi = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/munshi.mjs', ...args], { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

type Package = { version: string; scripts: Record<string, string> }
const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package

test('the flags limit the heap of Node to 160 to 512 MB', () => {
  const limit = Number(runNode(...readMemoryFlags().split(' '), '-p', 'v8.getHeapStatistics().heap_size_limit')) / MB
  expect(limit).toBeGreaterThanOrEqual(160)
  // The young generation is added: three semi-spaces.
  expect(limit).toBeLessThanOrEqual(512 + 3 * 8)
})

test('the flags keep the compiled code of the app in dist', () => {
  const directory = runNode(...readMemoryFlags().split(' '), '-p', `require('node:module').getCompileCacheDir()`)
  expect(directory).toContain(join('dist', 'compile-cache'))
})

test('each command of the scripts is one of the command line, without what only a Unix shell understands', () => {
  const { stdout } = runMunshi('--help')
  const commands = Array.from(stdout.matchAll(/^ {2}([\w-]+) {2}/gm), ([, name]) => name)
  expect(commands).toEqual(expect.arrayContaining(['start', 'demo', 'backup', 'restore', 'account', 'doctor']))
  // A checkout is updated by git.
  for (const command of commands.filter((name) => name !== 'update'))
    expect(scripts[command!]).toBe(`node bin/munshi.mjs ${command}`)
  expect(Object.entries(scripts).filter(([, script]) => /\bexec\b|\$\(/.test(script))).toEqual([])
})

test.each([
  ['backup', 'munshi backup [FILE] [--encrypt]\nmunshi backup --verify FILE\n'],
  [
    'start',
    `munshi start [--open | --no-open]

At the first start on a desktop, the set-up page opens in the browser.
  --open     opens it also if the output is not a terminal
  --no-open  does not open it
`,
  ],
])('munshi %s --help lists its options and does nothing else', (command, usage) => {
  const { npm_lifecycle_event: _event, ...withoutNpm } = env
  const help = (given: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ['bin/munshi.mjs', command, '--help'], { encoding: 'utf8', env: given })
  expect(help(withoutNpm)).toBe(usage)
  expect(help({ ...env, npm_lifecycle_event: command })).toBe(usage.replaceAll(/munshi (\w+)/g, 'npm run $1 --'))
})

test('munshi names its version, and the commands when one does not exist', () => {
  expect(runMunshi('--version').stdout).toBe(`${version}\n`)
  const { status, stdout, stderr } = runMunshi('strat')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^There is no command 'strat'\.\n\nUsage: munshi COMMAND/)
})

test('an unknown option names those of the command', () => {
  const { status, stderr } = runMunshi('restore', '--fast')
  expect(status).toBe(1)
  expect(stderr).toContain("Unknown option '--fast'")
  expect(stderr).toContain('restore')
})
