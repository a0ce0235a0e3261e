import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HELP_TOPICS } from '#shared/contract/help-topics.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { fillControlNames } from '../scripts/build/guide/control-names.ts'
import { listInlines, parseTopic, pathOfTopic, readTopic } from '../scripts/build/guide/read-topic.ts'
import { listScreens } from '../scripts/build/list-screens.ts'

const LINK = /\]\(([^)\s]+)(?: "([^"]+)")?\)/g
const PAGES = HELP_TOPICS.flatMap((topic) => LANGUAGES.map((language) => [language, topic] as const))
const listLinks = (text: string) => [...new Set(Array.from(text.matchAll(LINK), ([link]) => link.slice(2, -1)))].sort()

describe.each(PAGES)('guide: %s/%s.md', (language, topic) => {
  const path = pathOfTopic(language, topic)

  test('has the blocks, keys, links and commands of the English page', () => {
    const [page, english] = [readTopic(language, topic), readTopic('en', topic)]
    const shapeOf = ({ blocks }: typeof page) => blocks.map((block) => Object.keys(block)[0])
    const listCodes = ({ blocks }: typeof page) =>
      blocks.flatMap((block) => listInlines(block).filter((part) => typeof part === 'object' && 'code' in part))
    expect(shapeOf(page)).toEqual(shapeOf(english))
    expect(listCodes(page)).toEqual(listCodes(english))
    expect(listLinks(readFileSync(path, 'utf8'))).toEqual(listLinks(readFileSync(pathOfTopic('en', topic), 'utf8')))
  })

  test('names buttons, fields and menus as the product does', () => {
    const text = readFileSync(path, 'utf8')
    expect(fillControlNames(text, language, path)).toBe(text)
  })
})

test('the guide leads only to screens that exist', () => {
  const screens = new Set(listScreens().map((screen) => screen.path))
  const paths = HELP_TOPICS.flatMap((topic) =>
    Array.from(readFileSync(pathOfTopic('en', topic), 'utf8').matchAll(LINK), ([, , path]) => path ?? []),
  ).flat()
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !screens.has(path))).toEqual([])
})

test('the pictures of the guide exist, and are small together', () => {
  const files = HELP_TOPICS.flatMap((topic) =>
    readTopic('en', topic).blocks.flatMap((block) => ('picture' in block ? `docs/images/guide/${block.picture}` : [])),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(400_000)
})

test.each([
  ['HTML', '# A\n\nB.\n\n<b>bold</b>', 'contains html'],
  ['a link to another site', '# A\n\nB.\n\n[x](https://example.com)', 'links to https://example.com'],
  ['a page without a title', 'B.', 'begins with a title'],
])('parseTopic rejects %s', (_kind, text, message) => {
  expect(() => parseTopic(text, 'page.md')).toThrow(message)
})

test('fillControlNames rejects a key without a message', () => {
  expect(() => fillControlNames('[](fees:gone)', 'en', 'page.md')).toThrow('page.md names fees:gone')
})
