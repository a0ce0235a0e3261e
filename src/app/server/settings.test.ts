import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getMailSender } from '#features/overview/installation/server/mail-sender.ts'
import { getDailyBackups, isPublicOverHttps, readSettings } from './settings.ts'

const readTrustProxy = (TRUST_PROXY?: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY

test.each(['10.0.0.5', '10.0.0.0/8, 2001:db8::/32', 'loopback', 'linklocal,uniquelocal,::1'])(
  'TRUST_PROXY accepts %s',
  (list) => {
    expect(readTrustProxy(list)).toBe(list)
  },
)

test('TRUST_PROXY is false by default', () => {
  expect([readTrustProxy(), readTrustProxy(''), readTrustProxy('false')]).toEqual([false, false, false])
})

test.each(['true', '1', 'yes', '10.0.0.5,', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback/8', 'proxy.example'])(
  'TRUST_PROXY rejects %s',
  (list) => {
    expect(() => readTrustProxy(list)).toThrow('TRUST_PROXY: Enter the addresses of the proxy in front')
  },
)

describe('database URLs', () => {
  test.each([
    'postgres://office:p%40ss@db.example.com:5432/office',
    'postgres://office@a,b/office?target_session_attrs=read-write',
    'postgres://office:secret@a:5432,b:5433/office',
    'postgres://%2Fvar%2Frun%2Fpostgresql/office',
  ])('DATABASE_URL accepts %s', (url) => {
    expect(readSettings({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
  })

  test.each([
    ['postgres:///office?host=/run/postgresql', 'postgres://localhost/office?host=/run/postgresql'],
    ['postgres://me@/office?host=/run/postgresql', 'postgres://me@localhost/office?host=/run/postgresql'],
  ])('DATABASE_URL of a socket, %s, gets a host', (url, result) => {
    expect(readSettings({ DATABASE_URL: url }).DATABASE_URL).toBe(result)
  })

  test.each([
    'mysql://x',
    'office',
    'postgres://a:x,b/office',
    'postgres:///office?host=a,b',
    'postgres://%zz@a/office',
  ])('DATABASE_URL rejects %s', (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow('DATABASE_URL: an address such as postgres://')
  })

  test('DATABASE_OWNER_URL requires DATABASE_URL', () => {
    const DATABASE_OWNER_URL = 'postgres://office@localhost/office'
    expect(() => readSettings({ DATABASE_OWNER_URL })).toThrow('DATABASE_URL: required with DATABASE_OWNER_URL')
  })

  test('DATABASE_READ_URL requires DATABASE_URL', () => {
    const DATABASE_READ_URL = 'postgres://standby/office'
    expect(() => readSettings({ DATABASE_READ_URL })).toThrow('DATABASE_URL: required with DATABASE_READ_URL')
  })

  test.each([
    ['office', 'DATABASE_READ_URL: an address such as postgres://'],
    ['postgres://a,b/office', 'DATABASE_READ_URL: one standby'],
  ])('DATABASE_READ_URL rejects %s', (DATABASE_READ_URL, error) => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://primary/office', DATABASE_READ_URL })).toThrow(error)
  })
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://office.example.com' }, false],
  [{ PUBLIC_URL: 'https://office.example.com' }, true],
  [{ PUBLIC_URL: 'HTTPS://office.example.com' }, true],
])('isPublicOverHttps(%j) returns %s', (environment, expected) => {
  expect(isPublicOverHttps(readSettings(environment))).toBe(expected)
})

describe('mail settings', () => {
  const SMTP_URL = 'smtp://desk%40example.com:p%40ss@mail.example.com:587'
  const PUBLIC_URL = 'https://office.example.com/'
  test.each([
    [{}, 'munshi@localhost'],
    [{ PUBLIC_URL }, 'munshi@office.example.com'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'munshi@localhost'],
    [{ SMTP_URL: 'smtp://desk:secret@mail.example.com', PUBLIC_URL }, 'munshi@office.example.com'],
    [{ SMTP_URL, PUBLIC_URL }, 'desk@example.com'],
    [{ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'office@example.com' }, 'office@example.com'],
    [{ SMTP_URL, MAIL_FROM: ' ' }, 'desk@example.com'],
  ])('getMailSender(%j) returns %s', (environment, sender) => {
    expect(getMailSender(readSettings(environment))).toBe(sender)
  })

  test.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: Enter the mail server'],
    [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL: Enter the mail server'],
    [{ MAIL_FROM: 'Office <office@example.com>' }, 'MAIL_FROM: Enter the address that emails come from'],
    [{ MAIL_FROM: 'office@example.com\r\nBcc: x@example.com' }, 'MAIL_FROM: Enter the address that emails come from'],
  ])('%j is rejected', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  test('an SMTP_URL with a malformed user name is rejected', () => {
    expect(() => getMailSender(readSettings({ SMTP_URL: 'smtp://%E0%A4%A:secret@mail.example.com' }))).toThrow(
      'SMTP_URL',
    )
  })
})

test.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['localhost:0', { host: 'localhost', port: 0 }],
])('METRICS_ADDRESS accepts %s', (METRICS_ADDRESS, address) => {
  expect(readSettings({ METRICS_ADDRESS }).METRICS_ADDRESS).toEqual(address)
})

test.each([
  { METRICS_ADDRESS: '9464' },
  { METRICS_ADDRESS: 'localhost:65536' },
  { METRICS_ADDRESS: 'http://localhost:9464' },
  { DRAIN_SECONDS: '61' },
  { DRAIN_SECONDS: '-1' },
  { DRAIN_SECONDS: '1.5' },
])('%j is rejected', (environment) => {
  expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0])
})

test('DRAIN_SECONDS is 0 by default, and metrics are off', () => {
  expect(readSettings({})).toMatchObject({ DRAIN_SECONDS: 0 })
  expect(readSettings({}).METRICS_ADDRESS).toBeUndefined()
  expect(readSettings({ DRAIN_SECONDS: '5' }).DRAIN_SECONDS).toBe(5)
})

describe('daily backups', () => {
  test.each<[Record<string, string>, ReturnType<typeof getDailyBackups>]>([
    [{ DATA_DIR: '/data' }, { directory: resolve('/data/backups'), keep: 14 }],
    [{ BACKUP_DIR: '/mnt/usb' }, { directory: resolve('/mnt/usb'), keep: 30 }],
    [
      { BACKUP_DIR: '/mnt/usb', BACKUP_KEEP: '7' },
      { directory: resolve('/mnt/usb'), keep: 7 },
    ],
    [{ BACKUP_KEEP: '0' }, { directory: undefined, keep: 0 }],
  ])('%o', (environment, expected) => {
    expect(getDailyBackups(readSettings(environment))).toEqual(expected)
  })

  test.each(['-1', '10000', 'all'])('BACKUP_KEEP rejects %s', (BACKUP_KEEP) => {
    expect(() => readSettings({ BACKUP_KEEP })).toThrow('BACKUP_KEEP: Enter how many daily backups are kept')
  })
})

describe('settings of a file', () => {
  const file = '/data/munshi.conf'

  test('apply where the environment has none, which wins', () => {
    const settings = { PORT: '4000', BACKUP_HOUR: '3' }
    expect(readSettings({ PORT: '5000', BACKUP_HOUR: ' ' }, { file, settings })).toMatchObject({
      PORT: 5000,
      BACKUP_HOUR: '03:00',
    })
  })

  test('are named with the file and how to repair it; a variable that wins is not', () => {
    const settings = { PORT: 'abc', MAIL_FROM: 'office' }
    expect(() => readSettings({ PORT: '3000', LOG_LEVEL: 'loud' }, { file, settings })).toThrow(
      [
        'These settings are not understood:',
        `  MAIL_FROM in ${file}: Enter the address that emails come from, such as office@example.com.`,
        '  LOG_LEVEL: one of trace, debug, info, warn, error, silent',
        `Correct the lines of ${file}, or delete them: then the defaults apply.`,
      ].join('\n'),
    )
  })
})
