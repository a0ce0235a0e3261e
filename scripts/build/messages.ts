import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { FEATURES } from '../../src/app/contract/declared.ts'
import { type Language, LANGUAGES } from '../../src/shared/contract/messages.ts'
import { uniteDeclared } from '../../src/shared/contract/unite-declared.ts'
import { listCatalogues } from '../../src/shared/server/messages.ts'

const MODULE = 'virtual:messages'
const CHUNKS = ['everyone', 'staff', 'tools'] as const
const SHARED = { name: 'shared', messages: { shared: 'start', words: 'everyone' } } as const
const readersOf: Readonly<Record<string, string>> = uniteDeclared([SHARED, ...FEATURES], 'messages')

/**
 * Provides the catalogues that the features declare: `bundled` has the English ones of the sign-in pages, `chunks` loads
 * the others by language and readers.
 */
export const messages: Plugin = {
  name: 'messages',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${MODULE}`)
      return `${writeImports('bundled', 'en', ['start'])}\nexport const chunks = ${writeChunks()}`
    const language = LANGUAGES.find((one) => id.startsWith(`\0${MODULE}/${one}/`))
    if (language === undefined) return undefined
    const readers = id.split('/')[2] ?? ''
    const isWhole = readers === 'everyone' && language !== 'en'
    return writeImports('catalogues', language, isWhole ? ['start', readers] : [readers])
  },
}

function writeImports(name: string, language: Language, readers: readonly string[]): string {
  const files = listCatalogues(language).filter(({ namespace }) => readers.includes(readersOf[namespace] ?? 'everyone'))
  const imports = files.map(({ path }, index) => `import c${index} from ${JSON.stringify(resolve('src', path))}`)
  const entries = files.map(({ namespace }, index) => `${JSON.stringify(namespace)}: c${index}`)
  return `${imports.join('\n')}\nexport const ${name} = { ${entries.join(', ')} }`
}

const writeChunks = () =>
  `{ ${LANGUAGES.map((language) => {
    const loaders = CHUNKS.map((readers) => `${readers}: () => import('${MODULE}/${language}/${readers}')`)
    return `${language}: { ${loaders.join(', ')} }`
  }).join(', ')} }`
