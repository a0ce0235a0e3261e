import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { negotiateLanguage, loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

const sharedMessages = (language: Language): Record<string, string> => {
  const path = `src/shared/contract/messages/${language}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

describe('the language of error messages', () => {
  test.each(LANGUAGES)('%s follows Accept-Language, with English for missing keys', async (language) => {
    const { body } = await api.call('GET', '/api/user', undefined, undefined, { 'accept-language': language })
    expect(body.message).toBe(sharedMessages(language).signedOut ?? sharedMessages('en').signedOut)
  })

  test('follows Accept-Language for a malformed URL too', async () => {
    const { body } = await api.call('GET', '/api/fee/%', undefined, undefined, { 'accept-language': 'tr' })
    expect(body.message).toBe(sharedMessages('tr').notUnderstood ?? sharedMessages('en').notUnderstood)
  })

  const HEADERS: [string | undefined, Language][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'en'],
    ['fr', 'fr'],
    ['FR-ca', 'fr'],
    ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
    ['en;q=0.1, fr;q=0.9', 'fr'],
    ['de, tr;q=0.5', 'tr'],
    ['fr;q=0, tr;q=0.1', 'tr'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['mr-IN,mr;q=0.9,en;q=0.8', 'mr'],
    ['fr;q=x', 'fr'],
    ['__proto__', 'en'],
    [';;,,;q=', 'en'],
  ]
  test.each(HEADERS)('negotiateLanguage(%j) returns %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
  })
})

test('loadMessages inserts values unescaped in every language', () => {
  const translate = loadMessages()
  for (const language of LANGUAGES) {
    expect(translate(language, 'shared:tooLong', { max: 5 })).toContain('5')
    expect(translate(language, 'batches:inUse', { count: 2 })).toContain('2')
    expect(translate(language, 'courses:edit', { name: '<b>&' })).toContain('<b>&')
  }
})

test.each([
  ['en', '₹1,25,000.50'],
  ['fr', '₹1\u202f25\u202f000,50'],
  ['tr', '₹1\u202f25\u202f000,50'],
  ['hi', '₹1,25,000.50'],
  ['mr', '₹1,25,000.50'],
] as const)('loadMessages formats an amount in the language of the message (%s)', (language, amount) => {
  expect(loadMessages()(language, 'students:feeBelowPaid', { paid: 125_000.5 })).toContain(amount)
})
