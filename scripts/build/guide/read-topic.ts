import { readFileSync } from 'node:fs'
import { lexer, type Token, type Tokens } from 'marked'
import type { Block, GuideIndex, GuideTopic, Inline } from '../../../src/features/overview/help/contract/guide.ts'
import { HELP_TOPICS, type HelpTopic } from '../../../src/shared/contract/help-topics.ts'
import type { Language } from '../../../src/shared/contract/messages.ts'
import { CONTROL } from './control-names.ts'

const PICTURES = '../../images/guide/'

export const pathOfTopic = (language: Language, topic: HelpTopic): string => `docs/guide/${language}/${topic}.md`

export const readIndex = (language: Language): GuideIndex =>
  Object.fromEntries(
    HELP_TOPICS.map((topic) => {
      const { title, summary, blocks } = readTopic(language, topic)
      return [topic, { title, summary, headings: listHeadings(blocks) }]
    }),
  ) as GuideIndex

function listHeadings(blocks: readonly Block[]): GuideIndex[HelpTopic]['headings'] {
  const headings: GuideIndex[HelpTopic]['headings'] = []
  for (const block of blocks) {
    if ('heading' in block) headings.push({ text: block.heading, names: [] })
    const names = listInlines(block).flatMap((inline) =>
      typeof inline === 'object' && 'control' in inline ? inline.control : [],
    )
    headings.at(-1)?.names.push(...names)
  }
  return headings
}

/** Lists the parts of all texts of a block. */
export function listInlines(block: Block): Inline[] {
  if ('steps' in block) return block.steps.flat()
  if ('points' in block) return block.points.flat()
  if ('note' in block) return block.note
  return 'paragraph' in block ? block.paragraph : []
}

/** Reads a page of the guide. It fails for markdown that the page does not show, such as HTML. */
export const readTopic = (language: Language, topic: HelpTopic): GuideTopic =>
  parseTopic(readFileSync(pathOfTopic(language, topic), 'utf8'), pathOfTopic(language, topic))

export function parseTopic(text: string, path: string): GuideTopic {
  const [title, summary, ...rest] = lexer(text).filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || summary?.type !== 'paragraph')
    throw new Error(`${path} begins with a title and a paragraph that says what it is about`)
  return {
    title: title['text'],
    summary: toPlainText(summary, path),
    blocks: rest.map((token) => toBlock(token, path)),
  }
}

function toBlock(token: Token, path: string): Block {
  switch (token.type) {
    case 'heading':
      return { heading: token['text'] }
    case 'list': {
      const items = (token as Tokens.List).items.map((item) => toInlines(item.tokens, path))
      return (token as Tokens.List).ordered ? { steps: items } : { points: items }
    }
    case 'blockquote':
      return { note: toInlines(token['tokens'], path) }
    case 'paragraph': {
      const [first] = token['tokens'] as Token[]
      if (first?.type === 'image' && first['href'].startsWith(PICTURES))
        return { picture: first['href'].slice(PICTURES.length), caption: first['text'] }
      return { paragraph: toInlines(token['tokens'], path) }
    }
    default:
      throw new Error(`${path} contains ${token.type}, which the page does not show: ${token.raw}`)
  }
}

const toInlines = (tokens: Token[] = [], path = ''): Inline[] => tokens.flatMap((token) => toInline(token, path))

function toInline(token: Token, path: string): Inline | Inline[] {
  switch (token.type) {
    case 'text':
    case 'paragraph':
      return token['tokens'] ? toInlines(token['tokens'], path) : token['text'].replaceAll('\n', ' ')
    case 'codespan':
      return { code: token['text'] }
    case 'strong': {
      const [first] = token['tokens'] as Token[]
      return first?.type === 'link' ? toInline(first, path) : { bold: token['text'] }
    }
    case 'link':
      return toLink(token as Tokens.Link, path)
    default:
      throw new Error(`${path} contains ${token.type}, which the page does not show: ${token.raw}`)
  }
}

function toLink({ href, title, text }: Tokens.Link, path: string): Inline {
  const topic = HELP_TOPICS.find((name) => href === `${name}.md`)
  if (topic) return { topic, text }
  if (CONTROL.test(href)) return { control: text, ...(title && { to: title }) }
  throw new Error(`${path} links to ${href}, which is neither a topic nor the key of a message`)
}

const toPlainText = (token: Token, path: string): string =>
  toInlines([token], path)
    .map((part) =>
      typeof part === 'string'
        ? part
        : (Object.entries(part).find(([name]) => name !== 'topic' && name !== 'to')?.[1] ?? ''),
    )
    .join('')
