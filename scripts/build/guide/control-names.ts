import type { Language } from '../../../src/shared/contract/messages.ts'
import { readCatalogues } from '../../../src/shared/server/messages.ts'

/** The key of a message, in place of an address. */
export const CONTROL = /^[a-z-]+:\w+$/
const LINK = /\*{0,2}\[[^\]]*\]\((?<namespace>[a-z-]+):(?<key>\w+)(?<screen> "[^"]*")?\)\*{0,2}/g

const read = new Map<Language, ReturnType<typeof readCatalogues>>()

/**
 * Writes the name of each button, field and menu into a page of the guide as the product shows it: `[](fees:addFee)`
 * becomes `**[Add Fee](fees:addFee)**`.
 */
export function fillControlNames(text: string, language: Language, path: string): string {
  const catalogues = read.get(language) ?? readCatalogues(language)
  read.set(language, catalogues)
  return text.replaceAll(LINK, (_link, namespace: string, key: string, screen = '') => {
    const name = catalogues[namespace]?.[key]
    if (name === undefined || name.includes('{{'))
      throw new Error(`${path} names ${namespace}:${key}, which is no name`)
    return `**[${name}](${namespace}:${key}${screen})**`
  })
}
