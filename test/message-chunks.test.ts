import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/contract/declared.ts'
import { resolveImport } from './read-code.ts'

/** The chunks of messages that a screen has besides those of everyone. */
const CHUNKS_OF: Record<string, readonly string[]> = {
  lazyScreen: [],
  lazyFirstScreen: [],
  lazyStaffScreen: ['staff'],
  lazyStudentToolScreen: ['tools'],
  lazyToolScreen: ['staff', 'tools'],
}

const CHUNK_OF_FEATURE = new Map(
  FEATURES.flatMap(({ messages = {} }) => Object.entries(messages)).filter(([, chunk]) =>
    ['staff', 'tools'].includes(chunk),
  ),
)

function listScreens(): { path: string; kind: string }[] {
  return ['src/app/web/route-tree.ts', ...globSync('src/features/*/*/web/index.tsx')].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/\b(lazy\w*Screen)\(\s*\(\) => import\('([^']+)'\)/g)].map(([, kind = '', path = '']) => ({
      kind,
      path: resolveImport(file, path) ?? '',
    }))
  })
}

type Names = { local: { name?: string }; imported?: { name?: string }; importKind?: string }[]
type File = {
  /** The files that are loaded with it. A `public.ts` adds only those of the imported names, as in the bundler. */
  imports: string[]
  /** The files that it exports from, by name. Used only for a `public.ts`. */
  exports: Map<string, string>
  features: string[]
}
const files = new Map<string, File>()

function readFile(path: string): File {
  const known = files.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const file: File = { imports: [], exports: new Map(), features: listShownFeatures(path, text) }
  files.set(path, file)
  const findCode = (source: string, kind: unknown) => {
    const target = kind === 'type' ? undefined : resolveImport(path, source)
    return target && /\.tsx?$/.test(target) ? target : undefined
  }
  new Visitor({
    ImportDeclaration({ source: { value }, importKind, specifiers }) {
      const target = findCode(value, importKind)
      if (target === undefined) return
      if (!target.endsWith('/public.ts')) file.imports.push(target)
      else
        for (const { imported, importKind: kind } of specifiers as Names)
          if (kind !== 'type') file.imports.push(readFile(target).exports.get(imported?.name ?? '') ?? target)
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      const target = source && findCode(source.value, exportKind)
      if (!target) return
      file.imports.push(target)
      for (const { local } of specifiers as Names) file.exports.set(local.name ?? '', target)
    },
  }).visit(parseSync(path, text).program)
  return file
}

function listShownFeatures(path: string, text: string): string[] {
  const hooks = [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)]
  const keys = path.includes('/web/') ? [...text.matchAll(/'([a-z-]+):\w+'/g)] : []
  const named = [
    ...hooks.flatMap(([, list = '']) => list.match(/[a-z-]+/g) ?? []),
    ...keys.map(([, name = '']) => name),
  ]
  return named.filter((name) => CHUNK_OF_FEATURE.has(name))
}

function listLoaded(path: string): Set<string> {
  const loaded = new Set([path])
  for (const file of loaded) for (const imported of readFile(file).imports) loaded.add(imported)
  return loaded
}

test('every screen loads the messages that it shows', () => {
  const screens = listScreens()
  expect(screens.length).toBeGreaterThan(80)
  expect(CHUNK_OF_FEATURE.size).toBeGreaterThan(10)
  const missing = screens.flatMap(({ path, kind }) =>
    [...listLoaded(path)].flatMap((file) =>
      readFile(file)
        .features.filter((feature) => !CHUNKS_OF[kind]!.includes(CHUNK_OF_FEATURE.get(feature)!))
        .map((feature) => `${kind} ${path}: ${feature} in ${file}`),
    ),
  )
  expect([...new Set(missing)].sort()).toEqual([])
})
