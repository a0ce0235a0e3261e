import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/messages.ts'

type Catalogue = Record<string, string>

const features = [
  ...readdirSync('src/features').map((name) => [name, `src/features/${name}`] as const),
  ['shared', 'src/shared'] as const,
]
const catalogue = (folder: string, language: string): Catalogue => {
  const path = `${folder}/contract/messages/${language}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalogue) : {}
}

const PLURAL = /_(zero|one|two|few|many|other)$/
const stemOf = (key: string) => key.replace(PLURAL, '')
const stemsOf = (messages: Catalogue) => [...new Set(Object.keys(messages).map(stemOf))].sort()
const pluralStems = (messages: Catalogue) =>
  new Set(
    Object.keys(messages)
      .filter((key) => PLURAL.test(key))
      .map(stemOf),
  )

const sources = (readdirSync('src', { recursive: true }) as string[])
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, literals: listLiterals(readFileSync(path, 'utf8')) }))

test('the test finds the catalogues and the code', () => {
  expect(features.length).toBeGreaterThan(9)
  expect(sources.length).toBeGreaterThan(100)
  expect(Object.keys(catalogue('src/features/fees', 'en')).length).toBeGreaterThan(5)
})

/** `translate` and the contracts take keys as text, which the compiler does not check. */
test('every key in the code is in its catalogue', () => {
  const known = new Set(
    features.flatMap(([feature, folder]) => stemsOf(catalogue(folder, 'en')).map((stem) => `${feature}:${stem}`)),
  )
  const names = new Set(features.map(([feature]) => feature))
  const keys = sources.flatMap(({ literals }) =>
    [...literals].filter((literal) => literal.includes(':') && names.has(literal.split(':')[0] ?? '')),
  )
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !known.has(key))).toEqual([])
})

describe.each(features)('%s', (feature, folder) => {
  const english = catalogue(folder, 'en')

  test('every message is used', () => {
    const unused = stemsOf(english).filter(
      (stem) =>
        !sources.some(
          ({ path, literals }) =>
            literals.has(`${feature}:${stem}`) ||
            // Another feature uses a message by `useTranslation(feature)` and its key.
            (literals.has(stem) && (path.startsWith(`${folder}/`) || literals.has(feature))),
        ),
    )
    expect(unused).toEqual([])
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is complete in %s', (language) => {
    const messages = catalogue(folder, language)
    expect(stemsOf(messages)).toEqual(stemsOf(english))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const stem of pluralStems(english)) {
      expect(
        Object.keys(messages)
          .filter((key) => stemOf(key) === stem)
          .sort(),
        stem,
      ).toEqual(forms.map((form) => `${stem}_${form}`).sort())
    }
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), `${language}/${key} is empty`).not.toBe('')
      expect(valuesIn(text), `${language}/${key}`).toEqual(
        valuesIn(english[key] ?? english[`${stemOf(key)}_other`] ?? ''),
      )
    }
  })
})

/** A line never starts with `: ; ? ! »` and never ends with `«`. URLs are excluded. */
test('French punctuation has no-break spaces', () => {
  const wrong = features.flatMap(([feature, folder]) =>
    Object.entries(catalogue(folder, 'fr'))
      .filter(([, text]) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text.replace(/https?:\/\//g, '')))
      .map(([key]) => `${feature}:${key}`),
  )
  expect(wrong).toEqual([])
})

/** They mean nothing to an institute. `ServerSetting` shows their names in small print. */
test('no message names a setting or a file of the server', () => {
  const wrong = features.flatMap(([feature, folder]) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(catalogue(folder, language))
        .filter(([, text]) => /\b[A-Z]+_[A-Z]+\b|\.eml\b|outbox/i.test(text.replace(/\{\{.*?\}\}/g, '')))
        .map(([key]) => `${language} ${feature}:${key}`),
    ),
  )
  expect(wrong).toEqual([])
})

const CONFIRM_LABEL = /confirmLabel: t(?:ranslate)?\(([^\n]*)\)/g
const SAVE_BUTTON = /<SaveButton[^>]*>\s*\{t\(([^\n]*)\)\}/g

test('the two buttons of a dialog differ, in every language', () => {
  const labels = features.flatMap(([feature, folder]) =>
    sources
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path }) => readFileSync(path, 'utf8'))
      .filter((code) => !code.includes('cancelLabel:'))
      .flatMap((code) => [...code.matchAll(CONFIRM_LABEL), ...code.matchAll(SAVE_BUTTON)])
      .flatMap(([, keys = '']) => [...listLiterals(keys)].map((key) => key.split(':').toReversed()))
      .map(([key = '', other = feature]) => ({ feature: other, key })),
  )
  expect(labels.length).toBeGreaterThan(30)
  const wrong = labels.flatMap(({ feature, key }) =>
    LANGUAGES.filter((language) => {
      const folder = feature === 'shared' ? 'src/shared' : `src/features/${feature}`
      return catalogue(folder, language)[key] === catalogue('src/shared', language)['cancel']
    }).map((language) => `${language} ${feature}:${key}`),
  )
  expect(wrong).toEqual([])
})

const LABELLED = /aria-label=\{t\('(\w+)'(?:, \{[^}]*\})?\)\}(?:[^<>]|=>|<\w[^<>]*\/>)*>\s*\{t\('([\w:]+)'[^\n]*\)\}/g

/** People who speak to the computer say the visible text. */
test('the label of a control contains its visible text, in every language', () => {
  const pairs = features.flatMap(([feature, folder]) =>
    sources
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .flatMap(({ path }) => [...readFileSync(path, 'utf8').matchAll(LABELLED)])
      .map(([, label = '', visible = '']) => ({ feature, label, visible: visible.split(':').toReversed() })),
  )
  expect(pairs.length).toBeGreaterThan(8)
  const wrong = pairs.flatMap(({ feature, label, visible: [key = '', other = feature] }) =>
    LANGUAGES.flatMap((language) => {
      const labelText = catalogue(`src/features/${feature}`, language)[label] ?? ''
      const text = catalogue(`src/features/${other}`, language)[key] ?? ''
      return text !== '' && labelText.toLowerCase().includes(text.toLowerCase())
        ? []
        : [`${language} ${label}: ${labelText}, ${text}`]
    }),
  )
  expect(wrong).toEqual([])
})

/** Lists the quoted names and keys of a file. */
function listLiterals(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<=(['"`]))[\w:-]+(?=\1)/g)].map(([literal]) => literal))
}

/** Lists the names of `{{values}}`, which must be the same in all languages. A plural form may omit the count. */
function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'count')
    .sort()
}
