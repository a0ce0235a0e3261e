import type { Page } from '@playwright/test'
import { amountInWords } from '#features/domain/fees/contract/amount-in-words.ts'
import { MARKUP, POLYGLOT } from './payloads.ts'
import type { Language } from '#shared/contract/messages.ts'
import { readCatalogues } from '#shared/server/messages.ts'
import { readIndex } from '../../scripts/build/guide/read-topic.ts'

function readCatalogue(language: Language): Map<string, string> {
  const entries = Object.entries(readCatalogues(language)).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  )
  return new Map(entries)
}

const normalizeSpace = (text: string) => text.replace(/\s+/g, ' ').trim()
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Records (Greek in these journeys) and texts of no language: URLs, emails, UPI ids, time zones, amounts. */
const DATA = [
  ...[POLYGLOT, MARKUP].map((text) => new RegExp(escapeRegExp(text), 'g')),
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)*/g,
  // An id of a record, or of a request: 16 characters, but no word.
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /(?<![\w-])(?=\S+[A-Z]|\S*[\d_])[\w-]{16}(?![\w-])/g,
  /\b(smtp\.)?example\.com\S*/g,
  /\b[A-Z]\w+(\/[A-Z][\w+-]+)+\b/g,
  /\p{Script=Greek}+/gu,
  // The names of languages and of the browser that signs in are the same in every language.
  /(?<!\p{L})(English|Français|Türkçe|हिन्दी|मराठी|Playwright)(?![\p{L}\p{M}])/gu,
  // The number of a refund, an expense or a certificate.
  /\b([RV]|(C|B|ID)\/)\d{4}-\d{2}\/\d{4}\b/g,
  // The settings of the server, and the parts of a pattern of registration numbers.
  /\b([A-Z]+(_[A-Z]+)+|HOST|PORT|HTTPS)\b(=[\d.]+)?/g,
  // Commands and paths of the server.
  /\bgit pull\b|\/tmp\/\S*\w/g,
  /\{(course|yy|yyyy|n+)\}/g,
  // The axis of a chart: lakhs and crores.
  /₹[\d.,]+(K|T|L|Cr)\b/g,
  /[\d.,]*\d/g,
]
/** The journeys open receipts and refunds of these amounts. */
const AMOUNTS_IN_WORDS = [10, 100]
const PLACEHOLDER = '\u{e000}'
const withoutData = (text: string) => DATA.reduce((rest, pattern) => rest.replace(pattern, PLACEHOLDER), text)

/** The vowel signs of Devanagari are marks. */
const LETTER = '[\\p{L}\\p{M}]'

/** Separates one text from the next: the end of a sentence, or punctuation. */
const SEPARATOR = /(?<=[.!?…।])\s|\s*[·|/:,()+–-]\s*|\s*[»«]\s*/g

/**
 * Matches visible texts against a language's catalogue: its texts with inserted values, names of months and days, and
 * data.
 */
export class CatalogueMatcher {
  private readonly texts: Map<string, string>
  private readonly templates: RegExp[]
  private readonly monthsAndDays: RegExp
  /** The axis of a small chart shows them. */
  private readonly narrowMonths: ReadonlySet<string>
  private readonly known = new Map<string, boolean>()

  constructor(language: Language) {
    this.texts = readCatalogue(language)
    const topics = Object.values(readIndex(language)).flatMap(({ title, summary, headings }) => [
      title,
      summary,
      ...headings.map(({ text }) => text),
    ])
    const paragraphs = [...topics, ...this.texts.values()].flatMap((text) => [text, ...text.split(/\n+/)])
    const amounts = AMOUNTS_IN_WORDS.map((amount) => amountInWords(amount, language))
    this.templates = [...new Set([...paragraphs, ...amounts])].map(
      (text) =>
        new RegExp(
          `^${normalizeSpace(text)
            .split(/\{\{[^}]*\}\}/)
            .map((part) => escapeRegExp(withoutData(part)))
            .join('(.+?)')}$`,
          'u',
        ),
    )
    const listMonths = (month: 'long' | 'short' | 'narrow') => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)))
    }
    const listWeekdays = (weekday: 'long' | 'short') => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 0, index + 1)))
    }
    this.narrowMonths = new Set(listMonths('narrow'))
    const days = [...listWeekdays('long'), ...listWeekdays('short')]
    this.monthsAndDays = new RegExp(
      `(?<!${LETTER})(${[...listMonths('long'), ...listMonths('short'), ...days].map(escapeRegExp).join('|')})(?!${LETTER})`,
      'gu',
    )
  }

  text(key: string, values: Record<string, string> = {}): string {
    const text = this.texts.get(key)
    if (text === undefined) throw new Error(`unknown message: ${key}`)
    return normalizeSpace(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }

  matches(text: string): boolean {
    const withoutValues = withoutData(normalizeSpace(text)).replace(this.monthsAndDays, PLACEHOLDER)
    return this.narrowMonths.has(text.trim()) || this.matchesText(withoutValues, 0)
  }

  private matchesText(text: string, depth: number): boolean {
    if (!/[\p{L}]/u.test(text.replaceAll(PLACEHOLDER, ''))) return true
    const known = this.known.get(text)
    if (known !== undefined) return known
    const result = this.matchesOneText(text, depth) || this.matchesSeveralTexts(text, depth)
    this.known.set(text, result)
    return result
  }

  private matchesOneText(text: string, depth: number): boolean {
    return this.templates.some((template) => {
      const [match, ...values] = template.exec(text) ?? []
      return match !== undefined && depth < 3 && values.every((value) => this.matchesText(value, depth + 1))
    })
  }

  /** Matches several texts in one element: 'Thème : Clair', or two sentences. */
  private matchesSeveralTexts(text: string, depth: number): boolean {
    return [...text.matchAll(SEPARATOR)].some(({ index, 0: { length } }) => {
      const [head, tail] = [text.slice(0, index).trim(), text.slice(index + length).trim()]
      return (
        (head !== '' || tail !== '') &&
        head !== text &&
        tail !== text &&
        this.matchesText(head, depth) &&
        this.matchesText(tail, depth)
      )
    })
  }
}

const LANGUAGE_NEUTRAL = new Set(['HTML', 'CSS', 'JavaScript', 'React', 'Node'])

export async function visibleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // Skips keys, initials in an avatar, and elements marked as another language.
      if (parent?.closest('script, style, noscript, kbd, [data-avatar], body [lang]')) continue
      // A long email address contains `wbr`.
      const hasBreak = parent?.querySelector(':scope > wbr')
      found.push((hasBreak ? parent : node)?.textContent ?? '')
    }
    const ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'placeholder',
      'title',
      'alt',
      'label',
    ]
    for (const name of ATTRIBUTES) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
    }
    return found
  })
  return [...new Set(texts.map(normalizeSpace))].filter((text) => text !== '' && !LANGUAGE_NEUTRAL.has(text))
}
