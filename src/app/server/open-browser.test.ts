import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { mayOpenBrowser, openBrowser } from './open-browser.ts'

const DESKTOP = {
  isAsked: false,
  isTerminal: true,
  platform: 'linux',
  isRoot: false,
  pid: 42,
  environment: { DISPLAY: ':0' },
} as const
const LINK = 'http://localhost:3000/setup?code=a-code_of&the=tests'

test.each<[situation: string, change: Partial<Parameters<typeof mayOpenBrowser>[0]>]>([
  ['in a terminal with X', {}],
  ['in a terminal with Wayland', { environment: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['on Windows', { platform: 'win32', environment: {} }],
  ['on macOS', { platform: 'darwin', environment: {} }],
  ['with --open and no terminal', { isAsked: true, isTerminal: false }],
  ['in a terminal that a service of the desktop opened', { environment: { DISPLAY: ':0', SYSTEMD_EXEC_PID: '41' } }],
])('mayOpenBrowser is true %s', (_situation, change) => {
  expect(mayOpenBrowser({ ...DESKTOP, ...change })).toBe(true)
})

test.each<[situation: string, change: Partial<Parameters<typeof mayOpenBrowser>[0]>]>([
  ['without a terminal', { isTerminal: false }],
  ['without a desktop', { environment: {} }],
  ['without a desktop, even with --open', { isAsked: true, environment: {} }],
  ['for root on Linux', { isRoot: true, isAsked: true }],
  ['in CI', { isAsked: true, environment: { DISPLAY: ':0', CI: 'true' } }],
  ['for a service', { isAsked: true, environment: { DISPLAY: ':0', SYSTEMD_EXEC_PID: '42' } }],
  ['through SSH', { environment: { DISPLAY: ':0', SSH_CONNECTION: '192.0.2.1 50000 192.0.2.2 22' } }],
  ['on a system without a known command', { platform: 'freebsd' }],
])('mayOpenBrowser is false %s', (_situation, change) => {
  expect(mayOpenBrowser({ ...DESKTOP, ...change })).toBe(false)
})

test.skipIf(process.platform === 'win32')('openBrowser passes the whole link to xdg-open', async () => {
  const directory = createTemporaryDirectory()
  const [command, file] = [join(directory, 'xdg-open'), join(directory, 'opened')]
  writeFileSync(command, `#!/bin/sh\nprintf '%s\\n' "$@" > "${file}.part" && mv "${file}.part" "${file}"\n`)
  chmodSync(command, 0o755)
  openBrowser(LINK, { PATH: `${directory}:${process.env['PATH']}` }, 'linux')
  await expect.poll(() => existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(`${LINK}\n`)
  removeDirectory(directory)
})

test('openBrowser does nothing where the command does not exist', () => {
  const script = `import { openBrowser } from './src/app/server/open-browser.ts'; openBrowser('${LINK}', { PATH: '/nowhere' }, 'linux')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})
