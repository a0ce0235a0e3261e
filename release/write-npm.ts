import { readFileSync } from 'node:fs'
import { getLocked, PLATFORMS } from './platforms.ts'
import { type Entry, moveInto, textFile } from './tree.ts'
import { writeTarGz } from './write-archive.ts'

type Options = { file: string; version: string; program: readonly Entry[]; date: Date }

/**
 * Writes a package of npm. It contains the packages that the bundle needs; npm adds Node 24, PostgreSQL and machine code
 * for the system that it is installed on.
 */
export async function writeNpm({ file, version, program, date }: Options): Promise<void> {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  const bundled = [
    ...new Set(program.flatMap(({ path }) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])),
  ]
  const pin = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, getLocked(name).version]))
  const native = Object.values(PLATFORMS).flatMap(({ node, postgres, packages }) => [
    node.package,
    postgres,
    ...packages,
  ])
  const description = {
    ...Object.fromEntries(
      ['name', 'description', 'license', 'author', 'type', 'engines', 'bin'].map((key) => [key, own[key]]),
    ),
    version,
    dependencies: pin(bundled),
    bundleDependencies: bundled,
    optionalDependencies: pin(native),
  }
  const entries = [
    ...program.filter(({ path }) => path !== 'package.json'),
    textFile('package.json', `${JSON.stringify(description, null, 2)}\n`),
  ]
  await writeTarGz(file, moveInto('package', entries), date)
}
