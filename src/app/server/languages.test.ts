import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { languageOf, loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

const shared = (language: Language): Record<string, string> => {
  const path = `src/shared/contract/messages/${language}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

describe('the language of a message', () => {
  test.each(LANGUAGES)('%s is the caller’s, and English where a word is not there', async (language) => {
    const { body } = await api.call('GET', '/api/user', undefined, undefined, { 'accept-language': language })
    expect(body.message).toBe(shared(language).signedOut ?? shared('en').signedOut)
  })

  test('is English for an address that cannot be read too, unless another is wanted', async () => {
    const { body } = await api.call('GET', '/api/fee/%', undefined, undefined, { 'accept-language': 'tr' })
    expect(body.message).toBe(shared('tr').notUnderstood ?? shared('en').notUnderstood)
  })

  const WANTED: [string | undefined, Language][] = [
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
    ['fr;q=x', 'fr'],
    ['__proto__', 'en'],
    [';;,,;q=', 'en'],
  ]
  test.each(WANTED)('%j means %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

test('values stand in a sentence as they are', () => {
  const translate = loadMessages()
  for (const language of LANGUAGES) {
    expect(translate(language, 'shared:tooLong', { max: 5 })).toContain('5')
    expect(translate(language, 'batches:inUse', { count: 2 })).toContain('2')
    expect(translate(language, 'courses:edit', { name: '<b>&' })).toContain('<b>&')
  }
})
