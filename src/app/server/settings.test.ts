import { describe, expect, test } from 'vitest'
import { readSettings, senderOf } from './settings.ts'

const trusted = (TRUST_PROXY?: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY

test.each(['10.0.0.5', '10.0.0.0/8, 2001:db8::/32', 'loopback', 'linklocal,uniquelocal,::1'])('trusts %s', (list) => {
  expect(trusted(list)).toBe(list)
})

test('trusts nobody unless told', () => {
  expect([trusted(), trusted(''), trusted('false')]).toEqual([false, false, false])
})

test.each(['true', '1', 'yes', '10.0.0.5,', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback/8', 'proxy.example'])(
  'refuses %s with a sentence',
  (list) => {
    expect(() => trusted(list)).toThrow('TRUST_PROXY: the addresses of the proxy in front')
  },
)

describe('mails come from', () => {
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
  ])('%j: %s', (environment, sender) => {
    expect(senderOf(readSettings(environment))).toBe(sender)
  })

  test.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: the mail server'],
    [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL: the mail server'],
    [{ MAIL_FROM: 'Office <office@example.com>' }, 'MAIL_FROM: the address mails come from'],
    [{ MAIL_FROM: 'office@example.com\r\nBcc: x@example.com' }, 'MAIL_FROM: the address mails come from'],
  ])('%j is refused with a sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence)
  })

  test('a user name that is no text is refused with a sentence too', () => {
    expect(() => senderOf(readSettings({ SMTP_URL: 'smtp://%E0%A4%A:secret@mail.example.com' }))).toThrow('SMTP_URL')
  })
})
