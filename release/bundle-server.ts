import { globSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { COMMANDS } from '../bin/commands.mjs'

/**
 * Packages that read files of their own, or that contain machine code. A release contains them in files of their own.
 * Those of one platform are in platforms.ts.
 */
export const PACKAGES_WITH_FILES = [
  '@fastify/swagger-ui',
  '@fontsource/inter',
  ...globSync('node_modules/@fontsource/noto-*').map((path) => `@fontsource/${basename(path)}`),
  '@jsquash/jpeg',
  '@node-rs/argon2',
  'harfbuzzjs',
  'pdfkit',
]

/**
 * Writes the commands as JavaScript to `directory`/server. Product code that finds files relative to its own place still
 * finds them: a release contains these files at their places in the repository. Returns the names by which it imports
 * packages that are not bundled.
 */
export async function bundleServer(directory: string): Promise<string[]> {
  const build = await rolldown({
    input: Object.fromEntries(
      [...Object.keys(COMMANDS), 'update-step'].map((name) => [name, `src/app/server/${name}.ts`]),
    ),
    platform: 'node',
    external: PACKAGES_WITH_FILES.map((name) => new RegExp(`^${name}(/|$)`)),
    // Packages in CommonJS use them for names of temporary files.
    transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
    plugins: [keepPlaces],
  })
  const { output } = await build.write({
    dir: resolve(directory, 'server'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minify: 'dce-only',
    comments: false,
  })
  await build.close()
  const imports = output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
  return [...new Set(imports.filter((name) => PACKAGES_WITH_FILES.some((other) => `${name}/`.startsWith(`${other}/`))))]
}

const PROGRAM = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g

/** Programs that run in threads or processes of their own become entries; other files are found from the source's place. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(resolve('src')) || !code.includes('import.meta.url')) return null
    const place = relative('.', id)
    return code
      .replaceAll(PROGRAM, (_, name: string) => {
        const fileName = `${basename(name)}.js`
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${name}.ts`), fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
      .replaceAll(/(?<!\.js', )import\.meta\.url/g, `new URL('../${place}', import.meta.url).href`)
  },
}

/** Lists the files that the server reads from their places in the repository. */
export function listServerFiles(): string[] {
  const texts = globSync('src/**/server/**/*.txt')
  if (texts.length === 0) throw new Error('There are no text files beside the code of the server any more.')
  return [
    'LICENSE',
    ...globSync('bin/*.mjs'),
    ...globSync('db/migrations/*.sql'),
    ...globSync('src/{features,shared}/**/contract/messages/*.json'),
    ...texts,
  ].toSorted()
}
