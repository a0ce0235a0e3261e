import { dirname, resolve } from 'node:path'
import type { Language } from '../../src/shared/contract/messages.ts'
import { listCatalogues, readCatalogues } from '../../src/shared/server/messages.ts'

type Chunk = {
  fileName: string
  imports: readonly string[]
  modules: Readonly<Record<string, { code: string | null }>>
}
/** The keys are of all messages that its code can show. */
export type Part = { fileName: string; imports: readonly string[]; keys: ReadonlySet<string> }

/** The sign-in page has a list of messages of its own (sign-in-page.ts). */
const SIGN_IN = /\/web\/sign-in\/[\w-]+\.ts$/
const PLURAL = /_(?:zero|one|two|few|many|other)$/
const catalogues = new Map<Language, ReturnType<typeof readCatalogues>>()

function getCatalogues(language: Language) {
  const read = catalogues.get(language) ?? readCatalogues(language)
  catalogues.set(language, read)
  return read
}

/** The folders of the features and records that have a catalogue, the longest path first. */
const folders = listCatalogues('en')
  .map(({ namespace, path }) => ({ namespace, folder: `${resolve('src', dirname(path), '../..')}/` }))
  .toSorted((a, b) => b.folder.length - a.folder.length)

const known = new Set(
  Object.entries(readCatalogues('en')).flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => `${namespace}:${key.replace(PLURAL, '')}`),
  ),
)
const namespaces = new Set(listCatalogues('en').map(({ namespace }) => namespace))

const keysOfModules = new Map<string, Set<string>>()

/**
 * Lists every literal of a module that is a key. A literal without a namespace is one of the namespaces that the module
 * names, of its own folder, or of those that all code shares.
 */
export function listKeys(id: string, code: string): Set<string> {
  const literals = [...code.matchAll(/(?<=(['"`]))[\w:-]+(?=\1)/g)].map(([literal]) => literal)
  const own = folders.find(({ folder }) => id.startsWith(folder))?.namespace ?? 'shared'
  const named = new Set([own, 'shared', ...literals.filter((literal) => namespaces.has(literal))])
  const prefixes = [...code.matchAll(/`([\w-]+:\w*)\$\{/g)].map(([, prefix = '']) => prefix)
  const possible = literals.flatMap((literal) => [literal, ...Array.from(named, (name) => `${name}:${literal}`)])
  const composed = [...known].filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  return new Set([...possible.filter((key) => known.has(key)), ...composed])
}

export function toPart({ fileName, imports, modules }: Chunk): Part {
  const code = Object.entries(modules).filter(([id]) => /\/src\/.*\.tsx?$/.test(id) && !SIGN_IN.test(id))
  const found = code.flatMap(([id, module]) => {
    // The bundler writes the code of a module anew for each reader.
    const keys = keysOfModules.get(id) ?? listKeys(id, module.code ?? '')
    keysOfModules.set(id, keys)
    return [...keys]
  })
  return { fileName, imports, keys: new Set(found) }
}

/** Lists the keys of a chunk that none of the chunks has that it imports. */
export function listNewKeys(fileName: string, parts: ReadonlyMap<string, Part>): Set<string> {
  const loaded = new Set(parts.get(fileName)?.imports)
  for (const name of loaded) for (const each of parts.get(name)?.imports ?? []) loaded.add(each)
  const present = new Set([...loaded].flatMap((name) => [...(parts.get(name)?.keys ?? [])]))
  return new Set([...(parts.get(fileName)?.keys ?? [])].filter((key) => !present.has(key)))
}

export const toParts = (chunks: readonly Chunk[]): Map<string, Part> =>
  new Map(chunks.map((chunk) => [chunk.fileName, toPart(chunk)]))

/** Returns the texts of the keys by namespace, with all forms of a plural. */
export function pickMessages(language: Language, keys: ReadonlySet<string>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(getCatalogues(language)).flatMap(([namespace, texts]) => {
      const picked = Object.entries(texts).filter(([key]) => keys.has(`${namespace}:${key.replace(PLURAL, '')}`))
      return picked.length === 0 ? [] : [[namespace, Object.fromEntries(picked)]]
    }),
  )
}
