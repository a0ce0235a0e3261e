import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '#shared/contract/messages.ts'

const ROOMS = [
  ...readdirSync('src/features').map((room) => [room, `src/features/${room}`] as const),
  ['shared', 'src/shared'] as const,
]

/** A language's words by their full keys: `fees:addFee`. */
function catalogueOf(language: Language): Map<string, string> {
  const words = ROOMS.flatMap(([room, folder]) => {
    const text = readFileSync(`${folder}/contract/messages/${language}.json`, 'utf8')
    return Object.entries(JSON.parse(text) as Record<string, string>).map(
      ([key, word]) => [`${room}:${key}`, word] as const,
    )
  })
  return new Map(words)
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** People's data, and what is no language: addresses, time zones, amounts. The journeys write their data in Devanagari, which no catalogue has. */
const DATA = [
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  // A call's number.
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\bexample\.com\S*/g,
  /\b[A-Z]\w+(\/[A-Z][\w+-]+)+\b/g,
  /[\p{Script=Devanagari}\p{M}]+/gu,
  // On a chart's axis: lakhs and crores in figures.
  /₹[\d.,]+(K|T|L|Cr)\b/g,
  /[\d.,]*\d/g,
]
const DATUM = '\u{e000}'
const withoutData = (text: string) => DATA.reduce((rest, datum) => rest.replace(datum, DATUM), text)

/** Between two things that are said in one breath: a sentence's end, or a sign. */
const BREAK = /(?<=[.!?…])\s|\s*[·|/:,()–-]\s*|\s*[»«]\s*/g

/** Knows what a page may say in a language: the catalogue's texts with values in their places, months, and people's data. */
export class Speaker {
  private readonly words: Map<string, string>
  private readonly templates: RegExp[]
  private readonly months: RegExp
  private readonly known = new Map<string, boolean>()

  constructor(language: Language) {
    this.words = catalogueOf(language)
    this.templates = [...new Set(this.words.values())].map(
      (text) =>
        new RegExp(
          `^${plain(text)
            .split(/\{\{[^}]*\}\}/)
            .map((part) => escaped(withoutData(part)))
            .join('(.+?)')}$`,
          'u',
        ),
    )
    const named = (month: 'long' | 'short') => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)))
    }
    this.months = new RegExp(
      `(?<!\\p{L})(${[...named('long'), ...named('short')].map(escaped).join('|')})(?!\\p{L})`,
      'gu',
    )
  }

  /** A word of the catalogue, as a person reads it. */
  word(key: string, values: Record<string, string> = {}): string {
    const text = this.words.get(key)
    if (text === undefined) throw new Error(`no ${key}`)
    return plain(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }

  /** Whether a text of a page is said in this language. */
  says(text: string): boolean {
    const bare = withoutData(plain(text)).replace(this.months, DATUM)
    return this.isSaid(bare, 0)
  }

  private isSaid(text: string, depth: number): boolean {
    if (!/[\p{L}]/u.test(text.replaceAll(DATUM, ''))) return true
    const known = this.known.get(text)
    if (known !== undefined) return known
    const said = this.isOneText(text, depth) || this.isSeveral(text, depth)
    this.known.set(text, said)
    return said
  }

  private isOneText(text: string, depth: number): boolean {
    return this.templates.some((template) => {
      const [whole, ...values] = template.exec(text) ?? []
      return whole !== undefined && depth < 3 && values.every((value) => this.isSaid(value, depth + 1))
    })
  }

  /** 'Thème : Clair', or two sentences. */
  private isSeveral(text: string, depth: number): boolean {
    return [...text.matchAll(BREAK)].some(({ index, 0: { length } }) => {
      const [head, tail] = [text.slice(0, index).trim(), text.slice(index + length).trim()]
      return (
        (head !== '' || tail !== '') &&
        head !== text &&
        tail !== text &&
        this.isSaid(head, depth) &&
        this.isSaid(tail, depth)
      )
    })
  }
}

/** Names that are the same in every language. */
const SAME = new Set(['English', 'Francais', 'Turkce', 'HTML', 'CSS', 'JavaScript', 'React', 'Node'])

/** All that a page says, to the eye and to the ear. */
export async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // The letters of a name in a circle, and what says itself that it is in another language.
      if (parent?.closest('script, style, noscript, .mantine-Avatar-root, body [lang]')) continue
      // A long address may be parted where a line may end.
      const isParted = parent?.querySelector(':scope > wbr')
      found.push((isParted ? parent : node)?.textContent ?? '')
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
  return [...new Set(texts.map(plain))].filter((text) => text !== '' && !SAME.has(text))
}
