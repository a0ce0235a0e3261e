import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { startTestApi } from '#testing/server/api.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { injectOnce } from '#testing/server/inject-once.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { getPreviousFile } from './settings-file.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)

const PATH = '/api/admin/installation'
const SETTINGS = `${PATH}/settings`
const MAIL = { SMTP_SERVER: 'mail.example.com', SMTP_PORT: '587', SMTP_USER: 'desk', SMTP_PASSWORD: 'a secret' }

const readFile = () => readFileSync(api.installation.file, 'utf8')
function writeFile(text: string) {
  mkdirSync(dirname(api.installation.file), { recursive: true })
  writeFileSync(api.installation.file, text)
}

beforeEach(() => {
  api.installation.environment = {}
})

describe('saving settings', () => {
  test('stores them for the next start and keeps those in use', async () => {
    const port = String(await findFreePort())
    const admin = await api.signInAs('admin')
    const { status, body } = await admin.put(SETTINGS, { PORT: port, BACKUP_KEEP: '7', MAIL_FROM: '', ...MAIL })
    expect(status).toBe(200)
    expect(body).toMatchObject({ PORT: port, BACKUP_KEEP: '7', SMTP_USER: 'desk', MAIL_FROM: null, hasPassword: true })
    expect(body.changed).toEqual(['PORT', 'SMTP_URL', 'BACKUP_KEEP'])
    expect(readFile()).toContain('SMTP_URL=smtp://desk:a%20secret@mail.example.com:587\n')
    expect(readFileSync(getPreviousFile(api.installation.file), 'utf8')).toBe('')
  })

  test('never returns, logs or audits the password', async () => {
    const admin = await api.signInAs('admin')
    const saved = await admin.put(SETTINGS, MAIL)
    const { body } = await admin.get(PATH)
    const entries = await api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).execute()
    expect(entries).toMatchObject([{ action: 'institute.installation', after: { SMTP_PASSWORD: 'changed' } }])
    for (const text of [saved.body, body, entries].map((value) => JSON.stringify(value)))
      expect(text).not.toMatch(/a( |%20)secret/)
  })

  test('a change back to the settings in use needs no restart', async () => {
    const admin = await api.signInAs('admin')
    await admin.put(SETTINGS, { BACKUP_KEEP: '7' })
    const { body } = await admin.put(SETTINGS, { BACKUP_KEEP: '' })
    expect(body.changed).toEqual([])
  })

  test('rejects a change of another version (409)', async () => {
    const admin = await api.signInAs('admin')
    const { body } = await admin.get(PATH)
    await admin.put(SETTINGS, { BACKUP_KEEP: '7' })
    const stale = await admin.put(SETTINGS, { BACKUP_KEEP: '8' }, { 'if-match': `"${body.version}"` })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { BACKUP_KEEP: '7' } } })
  })

  test('names the settings that the environment fixes, and rejects another value for them (422)', async () => {
    api.installation.environment = { PORT: '3000', SMTP_URL: 'smtp://desk:secret@mail.example.com' }
    const admin = await api.signInAs('admin')
    writeFile('PORT=4000\n')
    const { body } = await admin.get(PATH)
    expect(body).toMatchObject({ PORT: '3000', SMTP_SERVER: 'mail.example.com', fixed: ['PORT', 'SMTP_URL'] })
    const rejected = await admin.put(SETTINGS, { PORT: '4001', SMTP_USER: 'other' })
    expect(rejected.body.fields).toEqual({
      PORT: 'Is fixed by the variable PORT in the environment of the server. Change it there.',
      SMTP_USER: 'Is fixed by the variable SMTP_URL in the environment of the server. Change it there.',
    })
    expect((await admin.put(SETTINGS, { PORT: '3000', BACKUP_KEEP: '7' })).status).toBe(200)
    expect(readFile()).toBe('PORT=4000\nBACKUP_KEEP=7\n')
  })

  test.each([
    [{ PORT: '0' }, 'PORT', 'Enter a port from 1 to 65535.'],
    [{ PUBLIC_URL: 'office' }, 'PUBLIC_URL', 'Enter the address that people type'],
    [{ HOST: '192.0.2.1' }, 'HOST', 'This computer has no address 192.0.2.1.'],
    [{ BACKUP_DIR: 'backups' }, 'BACKUP_DIR', 'Enter the full path'],
    [{ BACKUP_DIR: '/proc/munshi' }, 'BACKUP_DIR', 'The server may not write'],
    [{ SMTP_SERVER: 'user@mail.example.com' }, 'SMTP_SERVER', 'Enter the name of the mail server'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY', 'Enter the addresses of the proxy'],
    [{ TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, 'TRUST_PROXY', 'Enter the addresses of the proxy'],
    [{ TRUST_PROXY: '::ffff:0:0/96' }, 'TRUST_PROXY', 'Enter the addresses of the proxy'],
  ])('rejects %j and stores nothing', async (change, field, text) => {
    const { body } = await (await api.signInAs('admin')).put(SETTINGS, change)
    expect(body.fields[field]).toContain(text)
    expect(existsSync(api.installation.file)).toBe(false)
  })

  test('rejects a port that another program uses (422)', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    try {
      const { status, body } = await (await api.signInAs('admin')).put(SETTINGS, { PORT: String(port) })
      expect([status, body.fields]).toEqual([422, { PORT: `Another program uses port ${port}. Choose another one.` }])
    } finally {
      other.close()
    }
  })

  test('rejects to change lines that it would not read again (409)', async () => {
    writeFile('NOTE="\nPORT=4000\n"\n')
    const port = String(await findFreePort())
    const { status, body } = await (await api.signInAs('admin')).put(SETTINGS, { PORT: port })
    expect([status, body.message]).toEqual([409, expect.stringContaining('lines that the page cannot change')])
    expect(readFile()).toContain('PORT=4000')
  })

  test('returns 503 with the file that cannot be written', async () => {
    writeFileSync(dirname(api.installation.file), 'not a directory')
    const { status, body } = await (await api.signInAs('admin')).put(SETTINGS, { BACKUP_KEEP: '7' })
    expect([status, body.message]).toEqual([503, expect.stringContaining('munshi.conf cannot be read or written')])
  })

  test.each(['hr', 'student'] as const)('a %s may neither see nor change them (403)', async (role) => {
    const caller = await api.signInAs(role)
    const calls = [caller.get(PATH), caller.put(SETTINGS, {}), caller.post(`${PATH}/restart`)]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('the test mail', () => {
  const send = async (body: object) => (await api.signInAs('admin')).post(`${PATH}/test-mail`, body)
  const toParts = (url: string) => {
    const { hostname, port } = new URL(url)
    return { SMTP_SERVER: hostname, SMTP_PORT: port }
  }

  test('goes to the caller through settings that are not stored', async () => {
    const smtp = await startMailServer()
    const { status, body } = await send({ ...toParts(smtp.url), MAIL_FROM: 'office@example.com' })
    expect([status, body.message]).toEqual([200, `A test email was sent to ${body.email}. Look into the inbox.`])
    expect(smtp.mails).toMatchObject([
      { from: 'Example Institute <office@example.com>', to: [body.email], subject: 'Test email of Example Institute' },
    ])
    expect(existsSync(api.installation.file)).toBe(false)
  })

  test.each([
    ['auth', { SMTP_USER: 'desk', SMTP_PASSWORD: 'wrong' }, 'SMTP_PASSWORD', 'does not accept this user and password'],
    ['auth', {}, 'SMTP_USER', 'requires a user and a password'],
    ['sender', {}, 'MAIL_FROM', 'does not accept this sender address'],
    ['recipient', {}, 'SMTP_SERVER', 'did not take the email'],
  ] as const)('%s of %j is rejected: names %s', async (reject, login, field, text) => {
    const smtp = await startMailServer(reject)
    const { status, body } = await send({ ...toParts(smtp.url), ...login })
    expect([status, body.fields?.[field]]).toEqual([422, expect.stringContaining(text)])
  })

  test('a wrong port, a wrong name and an encryption that the server lacks are told apart', async () => {
    const closed = { SMTP_SERVER: '127.0.0.1', SMTP_PORT: String(await findFreePort()) }
    expect((await send(closed)).body.fields).toHaveProperty('SMTP_PORT')
    expect((await send({ SMTP_SERVER: 'mail.invalid' })).body.fields).toHaveProperty('SMTP_SERVER')
  })
})

describe('the restart', () => {
  test('is begun once, after its audit entry', async () => {
    let restarts = 0
    const restart = () => void restarts++
    const gate = await openSetupGate(api.db, api.ownerUrl)
    const app = await buildApp({ ...api.app.dependencies, gate, installation: api.installation, restart })
    const { token } = await api.signInAs('admin')
    writeFile('BACKUP_KEEP=7\n')
    const response = await injectOnce(app, {
      method: 'POST',
      url: `${PATH}/restart`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([response.statusCode, restarts]).toEqual([200, 1])
    expect(existsSync(join(dirname(api.installation.file), 'munshi.conf.previous'))).toBe(true)
    const entries = await api.db.selectFrom('audit_entry').select('action').execute()
    expect(entries).toEqual([{ action: 'institute.restart' }])
    await app.close()
  })

  test('is refused where nothing can start the app again (409)', async () => {
    const { status, body } = await (await api.signInAs('admin')).post(`${PATH}/restart`)
    expect([status, body.code]).toEqual([409, 'no_restart'])
  })
})
