import { expect, test } from 'vitest'
import { resolveSmtpUrl } from './resolve-smtp-url.ts'
import { joinSmtpUrl, splitSmtpUrl } from './smtp-url.ts'

test.each([
  ['smtp://mail.example.com', ['mail.example.com', null, 'starttls', null, '']],
  [
    'smtp://desk%40example.com:p%40ss%2F%25@mail.example.com:587',
    ['mail.example.com', '587', 'starttls', 'desk@example.com', 'p@ss/%'],
  ],
  ['smtps://desk:secret@mail.example.com:465?pool=true', ['mail.example.com', '465', 'tls', 'desk', 'secret']],
  ['smtp://10.0.0.5:25?requireTLS=false', ['10.0.0.5', '25', 'none', null, '']],
  ['smtp://[::1]:25', ['::1', '25', 'starttls', null, '']],
])('%s is split, and joined again', (url, [SMTP_SERVER, SMTP_PORT, SMTP_SECURITY, SMTP_USER, password]) => {
  const { password: found, ...parts } = splitSmtpUrl(url)
  expect({ ...parts, found }).toEqual({ SMTP_SERVER, SMTP_PORT, SMTP_SECURITY, SMTP_USER, found: password })
  expect(joinSmtpUrl(parts, found, url)).toBe(url)
})

const BEFORE = 'smtp://desk:secret@mail.example.com:587'

test('a part that is absent or the same keeps the address as it was written', () => {
  const written = 'smtp://desk:secret@mail.example.com:587/'
  expect(resolveSmtpUrl(written, {})).toBe(written)
  expect(resolveSmtpUrl(written, { SMTP_SERVER: 'mail.example.com', SMTP_PASSWORD: '' })).toBe(written)
})

test('another port keeps the password, a new one replaces it, and no server removes it', () => {
  expect(resolveSmtpUrl(BEFORE, { SMTP_PORT: '2525' })).toBe('smtp://desk:secret@mail.example.com:2525')
  expect(resolveSmtpUrl(BEFORE, { SMTP_PASSWORD: "it's new" })).toBe('smtp://desk:it%27s%20new@mail.example.com:587')
  expect(resolveSmtpUrl(BEFORE, { SMTP_USER: null })).toBe('smtp://mail.example.com:587')
  expect(resolveSmtpUrl(BEFORE, { SMTP_SERVER: null })).toBeUndefined()
})

test.each([
  ['another server', { SMTP_SERVER: 'evil.example' }, 'SMTP_PASSWORD'],
  ['another user', { SMTP_USER: 'other' }, 'SMTP_PASSWORD'],
  ['less encryption', { SMTP_SECURITY: 'none' }, 'SMTP_PASSWORD'],
  ['a password without a user', { SMTP_USER: null, SMTP_PASSWORD: 'secret' }, 'SMTP_USER'],
] as const)('%s asks for what is missing', (_case, change, field) => {
  expect(() => resolveSmtpUrl(BEFORE, change)).toThrow(
    expect.objectContaining({ status: 422, details: { fields: { [field]: expect.anything() } } }),
  )
})
