import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { FEATURES } from '../../src/app/contract/declared.ts'
import { LANGUAGES } from '../../src/shared/contract/messages.ts'

const MODULE = 'virtual:messages'
const CHUNKS = ['everyone', 'staff', 'tools'] as const
const readersOf: Record<string, string> = Object.assign(
  { shared: 'start' },
  ...FEATURES.map(({ messages }) => messages),
)

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
    const [language = '', readers = ''] = id.startsWith(`\0${MODULE}/`) ? id.split('/').slice(1) : []
    if (language === '') return undefined
    const isWhole = readers === 'everyone' && language !== 'en'
    return writeImports('catalogues', language, isWhole ? ['start', readers] : [readers])
  },
}

function writeImports(name: string, language: string, readers: readonly string[]): string {
  const files = globSync(`src/{features/**,shared}/contract/messages/${language}.json`)
    .map((file) => ({ namespace: basename(dirname(dirname(dirname(file)))), path: resolve(file) }))
    .filter(({ namespace }) => readers.includes(readersOf[namespace] ?? 'everyone'))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const imports = files.map(({ path }, index) => `import c${index} from ${JSON.stringify(path)}`)
  const entries = files.map(({ namespace }, index) => `${JSON.stringify(namespace)}: c${index}`)
  return `${imports.join('\n')}\nexport const ${name} = { ${entries.join(', ')} }`
}

const writeChunks = () =>
  `{ ${LANGUAGES.map((language) => {
    const loaders = CHUNKS.map((readers) => `${readers}: () => import('${MODULE}/${language}/${readers}')`)
    return `${language}: { ${loaders.join(', ')} }`
  }).join(', ')} }`
