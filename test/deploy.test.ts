import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from '#app/server/settings.ts'

const UNIT = 'deploy/systemd/munshi@.service'
const FILES = [
  UNIT,
  'deploy/systemd/patroni.conf',
  'deploy/munshi.env',
  'deploy/etcd/etcd.env',
  'deploy/patroni/patroni.env',
  'deploy/patroni/patroni.yml',
  'deploy/haproxy/haproxy.cfg',
]
const settings = parseEnv(
  readFileSync('deploy/munshi.env', 'utf8').replace('SECRET_KEY=CHANGE-ME', `SECRET_KEY=${'0'.repeat(64)}`),
)

test('the app accepts the settings of deploy/munshi.env, and docs/operations.md lists each', () => {
  expect(readSettings(settings).DRAIN_SECONDS).toBeGreaterThan(0)
  const documented = readFileSync('docs/operations.md', 'utf8')
  for (const name of Object.keys(settings)) expect(documented).toContain(`\`${name}\``)
})

test('systemd waits longer than the app takes to stop', () => {
  const limit = Number(/^TimeoutStopSec=(\d+)$/m.exec(readFileSync(UNIT, 'utf8'))?.[1])
  expect(limit).toBeGreaterThan(Number(settings['DRAIN_SECONDS']) + 10)
})

test('each file of deploy/ is in its README, and none contains a password', () => {
  const readme = readFileSync('deploy/README.md', 'utf8')
  for (const file of FILES) {
    expect(readme).toContain(`\`${file.replace('deploy/', '')}\``)
    for (const [, secret] of readFileSync(file, 'utf8').matchAll(/(?:PASSWORD|SECRET_KEY)=(.*)/g))
      expect(secret).toBe('CHANGE-ME')
  }
})

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd-analyze accepts the unit of the app',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'munshi-unit-'))
    const unit = join(directory, 'munshi@3000.service')
    copyFileSync(UNIT, unit)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    rmSync(directory, { recursive: true })
    expect(stderr.split('\n').filter((line) => line.includes(directory))).toEqual([])
    expect(status).toBe(0)
  },
)
