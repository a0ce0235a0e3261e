import type { Plugin, Rolldown } from 'vite'
import { FIRST_PAGES } from './first-pages.ts'
import { listScreens } from './list-screens.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Names the file that lists the scripts and styles of each screen, besides those of index.html, and its first calls. */
export const PAGE_FILES = 'page-files.json'

/** The server names them in the page, so that the browser requests all at once instead of one after the other. */
export const pageFiles: Plugin = {
  name: 'page-files',
  generateBundle(_options, bundle) {
    const pages = listPageFiles(bundle).map(([path, files]) => [path, { files, calls: FIRST_PAGES[path]?.calls }])
    this.emitFile({ type: 'asset', fileName: PAGE_FILES, source: JSON.stringify(Object.fromEntries(pages)) })
  },
}

export function listPageFiles(bundle: Bundle): [path: string, files: string[]][] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = new Set(listFiles([findEntry(bundle, 'index.html')], bundle))
  return listScreens().map(({ path, modules }) => {
    const files = listFiles(
      modules.map((module) => findChunk(chunks, module)),
      bundle,
    )
    return [path, files.filter((file) => !first.has(file))]
  })
}

/** Finds the chunk of a page of the build. */
export function findEntry(bundle: Bundle, page: string): Chunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${page}`))
  if (found?.type !== 'chunk') throw new Error(`No chunk of ${page}`)
  return found
}

function findChunk(chunks: readonly Chunk[], module: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!found) throw new Error(`No chunk contains ${module}`)
  return found
}

/**
 * Includes what they import, before them. Styles come first, because they are small and nothing is shown without them.
 */
export function listFiles(chunks: readonly Chunk[], bundle: Bundle): string[] {
  const loaded = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (loaded.has(chunk)) return
    for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') add(bundle[name])
    loaded.add(chunk)
  }
  for (const chunk of chunks) add(chunk)
  const styles = new Set([...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [...styles, ...Array.from(loaded, ({ fileName }) => fileName)]
}
