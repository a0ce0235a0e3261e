import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { readCatalogues } from '#shared/server/messages.ts'
import { findPlace } from './read-code.ts'

type Catalogue = Record<string, string>

const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, readCatalogues(language)]))
const namespaces = Object.keys(readCatalogues('en'))
const catalogue = (namespace: string, language: string): Catalogue => catalogues[language]?.[namespace] ?? {}

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
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|examples)\.tsx?$/.test(path))
  .concat('sign-in.html')
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    const namespace = findPlace(path)?.folder ?? /^src\/(\w+)\//.exec(path)?.[1]
    const usual = /useTranslation\(\[?'([\w-]+)'/.exec(text)?.[1] ?? namespace
    return { namespace, usual, text, literals: listLiterals(text) }
  })

test('the test finds the catalogues and the code', () => {
  expect(namespaces.length).toBeGreaterThan(9)
  expect(sources.length).toBeGreaterThan(100)
  expect(Object.keys(catalogue('fees', 'en')).length).toBeGreaterThan(5)
})

/** `translate` and the contracts take keys as text, which the compiler does not check. */
test('every key in the code is in its catalogue', () => {
  const known = new Set(namespaces.flatMap((name) => stemsOf(catalogue(name, 'en')).map((stem) => `${name}:${stem}`)))
  const names = new Set(namespaces)
  const keys = sources.flatMap(({ literals }) =>
    [...literals].filter((literal) => literal.includes(':') && names.has(literal.split(':')[0] ?? '')),
  )
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !known.has(key))).toEqual([])
})

describe.each(namespaces)('%s', (namespace) => {
  const english = catalogue(namespace, 'en')

  test('every message is used', () => {
    const unused = stemsOf(english).filter(
      (stem) =>
        !sources.some(
          (source) =>
            source.literals.has(`${namespace}:${stem}`) ||
            // Another feature uses a message by `useTranslation(namespace)` and its key.
            (source.literals.has(stem) && (source.namespace === namespace || source.literals.has(namespace))),
        ),
    )
    expect(unused).toEqual([])
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is complete in %s', (language) => {
    const messages = catalogue(namespace, language)
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

/** Texts that are equal in one language only have different meanings. The forms of a plural are one text. */
test('no two keys have the same texts in all languages', () => {
  const keysByTexts = Map.groupBy(
    namespaces.flatMap((namespace) =>
      stemsOf(catalogue(namespace, 'en')).map((stem) => ({ key: `${namespace}:${stem}`, namespace, stem })),
    ),
    ({ namespace, stem }) => JSON.stringify(LANGUAGES.map((language) => formsOf(catalogue(namespace, language), stem))),
  )
  expect(keysByTexts.size).toBeGreaterThan(1000)
  const repeated = [...keysByTexts.values()].filter((keys) => keys.length > 1)
  expect(repeated.map((keys) => keys.map(({ key }) => key).join(' = '))).toEqual([])
})

/** A line never starts with `: ; ? ! »` and never ends with `«`. URLs are excluded. */
test('French punctuation has no-break spaces', () => {
  const wrong = namespaces.flatMap((namespace) =>
    Object.entries(catalogue(namespace, 'fr'))
      .filter(([, text]) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text.replace(/https?:\/\//g, '')))
      .map(([key]) => `${namespace}:${key}`),
  )
  expect(wrong).toEqual([])
})

/** They mean nothing to an institute. `ServerSetting` shows their names in small print. */
test('no message names a setting or a file of the server', () => {
  const wrong = namespaces.flatMap((namespace) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(catalogue(namespace, language))
        .filter(([, text]) => /\b[A-Z]+_[A-Z]+\b|\.eml\b|outbox/i.test(text.replace(/\{\{.*?\}\}/g, '')))
        .map(([key]) => `${language} ${namespace}:${key}`),
    ),
  )
  expect(wrong).toEqual([])
})

const CONFIRM_LABEL = /confirmLabel: t(?:ranslate)?\(([^\n]*)\)/g
const SAVE_BUTTON = /<SaveButton[^>]*>\s*\{t\(([^\n]*)\)\}/g

/** Lists the texts that a pattern finds, with the namespace of keys without one. */
const findAll = (pattern: RegExp, isExcluded = (_text: string) => false) =>
  sources
    .filter(({ usual = '', text }) => namespaces.includes(usual) && !isExcluded(text))
    .flatMap(({ usual = '', text }) => Array.from(text.matchAll(pattern), (match) => ({ namespace: usual, match })))

test('the two buttons of a dialog differ, in every language', () => {
  const hasOtherCancel = (text: string) => text.includes('cancelLabel:')
  const labels = [...findAll(CONFIRM_LABEL, hasOtherCancel), ...findAll(SAVE_BUTTON, hasOtherCancel)].flatMap(
    ({ namespace, match: [, keys = ''] }) => Array.from(listLiterals(keys), (key) => parseKey(key, namespace)),
  )
  expect(labels.length).toBeGreaterThan(30)
  const wrong = labels.flatMap(({ namespace, key }) =>
    LANGUAGES.filter((language) => catalogue(namespace, language)[key] === catalogue('shared', language)['cancel']).map(
      (language) => `${language} ${namespace}:${key}`,
    ),
  )
  expect(wrong).toEqual([])
})

const LABELLED =
  /aria-label=\{t\('([\w:-]+)'(?:, \{[^}]*\})?\)\}(?:[^<>]|=>|<\w[^<>]*\/>)*>\s*\{t\('([\w:-]+)'[^\n]*\)\}/g

/** People who speak to the computer say the visible text. */
test('the label of a control contains its visible text, in every language', () => {
  const pairs = findAll(LABELLED).map(({ namespace, match: [, label = '', visible = ''] }) => ({
    label: parseKey(label, namespace),
    visible: parseKey(visible, namespace),
  }))
  expect(pairs.length).toBeGreaterThan(8)
  const wrong = pairs.flatMap(({ label, visible }) =>
    LANGUAGES.flatMap((language) => {
      const labelText = catalogue(label.namespace, language)[label.key] ?? ''
      const text = catalogue(visible.namespace, language)[visible.key] ?? ''
      return text !== '' && labelText.toLowerCase().includes(text.toLowerCase())
        ? []
        : [`${language} ${label.key}: ${labelText}, ${text}`]
    }),
  )
  expect(wrong).toEqual([])
})

function parseKey(text: string, usual: string): { namespace: string; key: string } {
  const [key = '', namespace = usual] = text.split(':').toReversed()
  return { namespace, key }
}

/** Lists the quoted names and keys of a file. */
function listLiterals(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<=(['"`]))[\w:-]+(?=\1)/g)].map(([literal]) => literal))
}

function formsOf(messages: Catalogue, stem: string): string[] {
  return Object.keys(messages)
    .filter((key) => stemOf(key) === stem)
    .sort()
    .map((key) => `${key.slice(stem.length)} ${messages[key]}`)
}

/** Lists the names of `{{values}}`, which must be the same in all languages. A plural form may omit the count. */
function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'count')
    .sort()
}
