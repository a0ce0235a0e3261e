import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { PACKAGES_WITH_FILES, listServerFiles } from './bundle-server.ts'
import { fetchPackage } from './fetch-package.ts'
import { getLocked, isWindows, type Platform } from './platforms.ts'
import { trimElf } from './trim-elf.ts'
import { type Entry, listFiles, listTree } from './tree.ts'

/** Not needed to run: types, maps, tests, documents, sources, and what is neither printed nor decoded. */
const UNUSED = [
  /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|scss|css|woff2|afm|br|gz|trie|machine)$/,
  /(^|\/)(test|tests|docs|examples?|benchmarks?|\.github)\//,
  // Weights of fonts, and Latin letters and symbols of Noto: they are printed in Inter.
  /-(100|200|300|500|700|800|900)-|-italic\./,
  /\/noto-.*-(latin|latin-ext|math|symbols)-\d+-/,
  // Programs that write JPEG files and subsets of fonts.
  /(mozjpeg_enc|harfbuzz-subset)\.wasm$/,
]
const CODE = /\.[cm]?js$/

/** Swagger UI serves its page from `static`, but not the build without libraries. */
function isUsed(path: string, modules: ReadonlySet<string>): boolean {
  if (path.startsWith('node_modules/@fastify/swagger-ui/static/')) return !/\/swagger-ui\.js$|\.map$/.test(path)
  return CODE.test(path) ? modules.has(path) : !UNUSED.some((pattern) => pattern.test(path))
}

/** Returns everything that runs on each platform: the bundled server, the page, the migrations. */
export function collectProgram(bundle: string, modules: ReadonlySet<string>): Entry[] {
  return [
    ...listFiles(listServerFiles()),
    ...listTree(join(bundle, 'server'), 'server'),
    ...listTree('dist/web', 'dist/web'),
    ...collectPackages(modules),
  ]
}

/** Packages without code that runs stay as names and licences, so that npm finds its tree complete. */
export function collectPackages(modules: ReadonlySet<string>): Entry[] {
  return listNeeded(PACKAGES_WITH_FILES).flatMap((name) => {
    const directory = `node_modules/${name}`
    return listTree(directory, directory, (path) => isUsed(`${directory}/${path}`, modules))
  })
}

/** Returns Node, PostgreSQL and the packages with machine code. */
export async function collectPlatform(platform: Platform): Promise<Entry[]> {
  const node = await fetchPackage(platform.node.package)
  const postgres = await fetchPackage(platform.postgres)
  const native = await Promise.all(
    platform.packages.map(async (name) => listTree(await fetchPackage(name), join('node_modules', name))),
  )
  return [
    {
      path: join('runtime', basename(platform.node.path)),
      content: readProgram(join(node, platform.node.path), platform),
      isExecutable: true,
    },
    ...listPostgres(postgres, join('node_modules', platform.postgres), platform),
    ...native.flat(),
  ]
}

function readProgram(file: string, platform: Platform): Buffer {
  const program = readFileSync(file)
  return isWindows(platform) ? program : trimElf(program)
}

/** Lists the packages with those that they need. A package inside another one is copied with it. */
export function listNeeded(names: readonly string[], parent = '', found = new Set<string>()): string[] {
  for (const name of names) {
    const inner = `${parent}${name}`
    const path = existsSync(join('node_modules', inner)) ? inner : name
    if (found.has(path) || !existsSync(join('node_modules', path))) continue
    found.add(path)
    listNeeded(Object.keys(getLocked(path).dependencies ?? {}), `${path}/node_modules/`, found)
  }
  return [...found].filter((path) => !path.includes('/node_modules/')).toSorted()
}

/** Clients, headers, translations, and the files to build extensions. */
const UNUSED_POSTGRES = [
  /\.(a|lib|h|pc)$/,
  /(^|\/)(pgxs|pkgconfig|locale|doc|man|include)\//,
  /\/(lib)?(ecpg|pgtypes|wx|curl)[^/]*$/,
  // Modules, of which the server needs a few.
  /\/lib\/postgresql\/(?!(plpgsql|pg_trgm|dict_snowball)\.)/,
  /\/lib\/(?!(plpgsql|pg_trgm|dict_snowball)\.)[^/]+\.dll$/,
  /\/extension\/(?!(plpgsql|pg_trgm)\b)/,
  /\/lib\/libxslt\./,
  /\/bin\/(icuio|icutu|libxslt)[^/]*\.dll$/,
]
const isUsedPostgres = (path: string) => !UNUSED_POSTGRES.some((pattern) => pattern.test(path))

/** Packages of npm contain no links and no rights: both are added here, because an installation may be read-only. */
function listPostgres(directory: string, target: string, platform: Platform): Entry[] {
  const files = listTree(directory, target, isUsedPostgres).map((entry): Entry => {
    if (!/\/native\/bin\/[^.]+(\.exe)?$/.test(entry.path)) return entry
    const file = join(directory, relative(target, entry.path))
    return { path: entry.path, content: readProgram(file, platform), isExecutable: true }
  })
  if (isWindows(platform)) return files
  const links = JSON.parse(readFileSync(join(directory, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  return [
    ...files.filter(({ path }) => !links.some((link) => path === join(target, link.target))),
    ...links
      .filter((link) => isUsedPostgres(link.target))
      .map((link) => ({ path: join(target, link.target), link: basename(link.source) })),
  ]
}
