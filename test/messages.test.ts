import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/messages.ts'

type Catalogue = Record<string, string>

const rooms = [
  ...readdirSync('src/features').map((room) => [room, `src/features/${room}`] as const),
  ['shared', 'src/shared'] as const,
]
const catalogue = (folder: string, language: string): Catalogue => {
  const path = `${folder}/contract/messages/${language}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalogue) : {}
}

const PLURAL = /_(zero|one|two|few|many|other)$/
const stemOf = (key: string) => key.replace(PLURAL, '')
const stemsOf = (words: Catalogue) => [...new Set(Object.keys(words).map(stemOf))].sort()
const pluralStems = (words: Catalogue) =>
  new Set(
    Object.keys(words)
      .filter((key) => PLURAL.test(key))
      .map(stemOf),
  )

const sources = (readdirSync('src', { recursive: true }) as string[])
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('the check sees the catalogues and the code', () => {
  expect(rooms.length).toBeGreaterThan(9)
  expect(sources.length).toBeGreaterThan(100)
  expect(Object.keys(catalogue('src/features/fees', 'en')).length).toBeGreaterThan(5)
})

describe.each(rooms)('%s', (room, folder) => {
  const english = catalogue(folder, 'en')

  test('every word is used', () => {
    const unused = stemsOf(english).filter(
      (stem) =>
        !sources.some(
          ({ path, text }) =>
            (path.startsWith(`${folder}/`) && mentions(text, stem)) ||
            mentions(text, `${room}:${stem}`) ||
            isBorrowed(text, room, stem),
        ),
    )
    expect(unused).toEqual([])
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is complete in %s', (language) => {
    const words = catalogue(folder, language)
    expect(stemsOf(words)).toEqual(stemsOf(english))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const stem of pluralStems(english)) {
      expect(
        Object.keys(words)
          .filter((key) => stemOf(key) === stem)
          .sort(),
        stem,
      ).toEqual(forms.map((form) => `${stem}_${form}`).sort())
    }
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), `${language}/${key} says nothing`).not.toBe('')
      expect(valuesIn(text), `${language}/${key}`).toEqual(
        valuesIn(english[key] ?? english[`${stemOf(key)}_other`] ?? ''),
      )
    }
  })
})

/** `: ; ? ! »` never stand at the head of a line, nor `«` at its end; addresses are no sentences. */
test('French keeps its signs beside their words with a no-break space', () => {
  const parted = rooms.flatMap(([room, folder]) =>
    Object.entries(catalogue(folder, 'fr'))
      .filter(([, text]) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text.replace(/https?:\/\//g, '')))
      .map(([key]) => `${room}:${key}`),
  )
  expect(parted).toEqual([])
})

function mentions(text: string, key: string): boolean {
  return [`'${key}'`, `"${key}"`, `\`${key}\``].some((literal) => text.includes(literal))
}

/** A room further right may use the words of this one: by its name, or by `useTranslation(room)` with the key alone. */
function isBorrowed(text: string, room: string, stem: string): boolean {
  return mentions(text, room) && mentions(text, stem)
}

/** `{{count}}` and the like: each language gives the same values their place. A plural may leave the number out. */
function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'count')
    .sort()
}
