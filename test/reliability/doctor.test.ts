import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { getOwnerUrl, type Munshi, removeMunshi, SETUP_ENV, startMunshi } from '#testing/server/munshi.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'

const files = createTemporaryDirectory()
afterAll(() => removeDirectory(files))

/** Returns the line of each subject with the advice below it. */
async function runDoctor(env: Record<string, string>) {
  const { PATH = '', TMPDIR } = process.env
  const child = spawn(process.execPath, ['bin/munshi.mjs', 'doctor'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, ...(TMPDIR !== undefined && { TMPDIR }), PORT: '0', WEB_DIR: 'public', ...env },
  })
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  const found = (subject: string) => new RegExp(`^[✓!✗] ${subject} .*(?:\\n {4}.*)*`, 'm').exec(output)?.[0]
  return { code: code as number, output, errors, found }
}

test('before the first start: names what is missing and makes nothing', async () => {
  const dataDir = join(files, 'none')
  const { code, output, errors, found } = await runDoctor({ DATA_DIR: dataDir })
  expect(errors).toBe('')
  expect(found('Data directory')).toContain(`✓ Data directory  ${dataDir} is made by the first start`)
  expect(found('Database')).toContain('✓ Database        is made by the first start')
  expect(found('Mail')).toMatch(/^! Mail .*no mail server is set\n.*SMTP_URL/)
  expect(output).toMatch(
    /^! Backups .*none was made yet\n.*munshi backup\.\n! Backups .*on the disk of the data\n.*BACKUP_DIR/m,
  )
  expect(found('Page')).toMatch(/^✗ Page .*public\n.*npm run build/)
  expect(output).toMatch(/\n\nFaults: 1\. Warnings: 3\.\n$/)
  expect([code, existsSync(dataDir)]).toEqual([1, false])
})

test('settings that are not understood are named, and nothing else is checked', async () => {
  const { code, output } = await runDoctor({ PORT: 'abc', DATA_DIR: join(files, 'none') })
  expect(code).toBe(1)
  expect(output).toContain('PORT: Enter a port from 1 to 65535.')
  expect(output).not.toContain('Database')
})

test.each([
  [0o644, 'PORT=0', /^✗ Settings file .*other accounts can read .*munshi\.conf\n.*chmod 600/],
  [0o600, 'PROT=0', /^! Settings file .*lines that mean nothing: PROT\n.*Correct the name/],
  [0o600, 'PORT=0', /^✓ Settings file .*is understood/],
])('a settings file with the rights %o and %s', async (mode, line, finding) => {
  const dataDir = createTemporaryDirectory()
  const file = join(dataDir, 'munshi.conf')
  writeFileSync(file, `${line}\n`)
  chmodSync(file, mode)
  const { found } = await runDoctor({ DATA_DIR: dataDir })
  expect(found('Settings file')).toMatch(finding)
  expect(readdirSync(dataDir)).toEqual(['munshi.conf'])
  removeDirectory(dataDir)
})

test('a port that another program uses, a mail server and an https address that do not answer', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const unused = await findFreePort()
  other.on('connection', (socket) => socket.destroy())
  try {
    const { found } = await runDoctor({
      PORT: String(port),
      SMTP_URL: `smtp://127.0.0.1:${unused}`,
      PUBLIC_URL: `https://127.0.0.1:${unused}`,
      DATA_DIR: join(files, 'none'),
    })
    expect(found('Port')).toMatch(/^✗ Port .*EADDRINUSE.*\n.*choose another one with PORT/)
    expect(found('Mail')).toMatch(/^✗ Mail .*does not: .*ECONNREFUSED.*\n.*SMTP_URL/)
    expect(found('Certificate')).toMatch(/^✗ Certificate .*does not answer.*\n.*PUBLIC_URL/)
  } finally {
    other.close()
  }
})

describe('a running institute', () => {
  const dataDir = createTemporaryDirectory()
  let app: Munshi

  beforeAll(async () => {
    app = await startMunshi({ dataDir, env: SETUP_ENV })
  })
  afterAll(() => removeMunshi(dataDir))

  const diagnose = (env: Record<string, string> = {}) =>
    runDoctor({ DATA_DIR: dataDir, PORT: new URL(app.url).port, ...env })

  test('is recognized, and goes on', async () => {
    const { found } = await diagnose()
    expect(found('Port')).toContain('is used by Munshi, which runs')
    expect(found('Database')).toMatch(/^✓ Database +PostgreSQL \d+\.\d+.* is up to date$/)
    expect(found('Clock')).toMatch(/^✓ Clock/)
    expect(found('Secret key')).toMatch(/^✓ Secret key/)
    expect(found('Disk')).toMatch(/ GB are free/)
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  })

  test('backups on the disk of the data, and none for long', async () => {
    const { output } = await diagnose({ BACKUP_DIR: dataDir })
    expect(output).toMatch(
      /^! Backups .*none was made yet\n.*\n! Backups .*is on the disk of the data\n.*another disk/m,
    )
    expect((await diagnose({ BACKUP_KEEP: '0' })).found('Backups')).toMatch(/^! Backups .*none each day\n.*BACKUP_KEEP/)
    // A disk of its own on every Linux machine.
    expect((await diagnose({ BACKUP_DIR: '/dev/shm' })).found('Backups')).toMatch(/^! Backups .*none was made yet/)
  })

  test('a key that others can read, a clock that went back and a later version', async () => {
    chmodSync(join(dataDir, 'secret-key'), 0o644)
    const owner = getOwnerUrl(dataDir)
    await queryOnce(owner, `insert into migration_hash (name, hash) values ('9999_later', 'x')`)
    await queryOnce(
      owner,
      `update audit_entry set at = now() + interval '1 hour' where at = (select max(at) from audit_entry)`,
    )
    const { code, found } = await diagnose()
    expect(code).toBe(1)
    expect(found('Secret key')).toMatch(/^✗ Secret key .*\n.*chmod 600/)
    expect(found('Clock')).toMatch(/^✗ Clock .*before the last change/)
    expect(found('Database')).toMatch(/^✗ Database .*later version of Munshi \(9999_later\)\n/)
  })

  test('is opened while it does not run, and left stopped', async () => {
    expect(await app.kill('SIGTERM')).toBe(0)
    const { found } = await diagnose({ PORT: '0' })
    expect(found('Database')).toMatch(/^✗ Database .*later version/)
    expect(existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'))).toBe(false)
  })
})
