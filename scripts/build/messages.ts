import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Language, LANGUAGES } from '../../src/shared/contract/messages.ts'
import { listCatalogues } from '../../src/shared/server/messages.ts'
import { listNewKeys, type Part, pickMessages, toPart, toParts } from './message-keys.ts'

const MODULE = 'virtual:messages'
/** The chunks before they have their names. */
const parts = new Map<string, Part>()
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

/**
 * Puts the messages that the code of a chunk can show into the chunk in English, and into a file beside it in each other
 * language. `virtual:messages` loads all messages of a language.
 */
export const messages: Plugin = {
  name: 'messages',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${MODULE}`) return writeCatalogues()
    const language = LANGUAGES.find((each) => id === `\0${MODULE}/${each}`)
    return language && writeCatalogue(language)
  },
  renderStart: () => parts.clear(),
  renderChunk(code, { fileName }, _options, { chunks }) {
    if (parts.size === 0) for (const [name, part] of toParts(Object.values(chunks))) parts.set(name, part)
    const keys = listNewKeys(fileName, parts)
    if (keys.size === 0) return undefined
    const part = `[${JSON.stringify(pickMessages('en', keys))},import.meta.url]`
    return { code: `(globalThis.messageParts??=[]).push(${part});\n${code}`, map: null }
  },
  // The files beside a chunk have its name: a changed translation changes it too.
  augmentChunkHash: (chunk) => {
    const { keys } = toPart(chunk)
    return TRANSLATIONS.map((language) => JSON.stringify(pickMessages(language, keys))).join()
  },
  generateBundle(_options, bundle) {
    const named = toParts(Object.values(bundle).filter((file) => file.type === 'chunk'))
    for (const name of named.keys()) {
      const keys = listNewKeys(name, named)
      if (keys.size === 0) continue
      for (const language of TRANSLATIONS) {
        const fileName = name.replace(/js$/, `${language}.json`)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pickMessages(language, keys)) })
      }
    }
  },
}

const writeCatalogues = () =>
  `export const catalogues = { ${LANGUAGES.map((language) => `${language}: () => import('${MODULE}/${language}')`).join(', ')} }`

function writeCatalogue(language: Language): string {
  const files = listCatalogues(language)
  const imports = files.map(({ path }, index) => `import c${index} from ${JSON.stringify(resolve('src', path))}`)
  const entries = files.map(({ namespace }, index) => `${JSON.stringify(namespace)}: c${index}`)
  return `${imports.join('\n')}\nexport const messages = { ${entries.join(', ')} }`
}
