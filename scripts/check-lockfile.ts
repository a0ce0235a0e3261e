import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }
type Lockfile = { packages: Record<string, Entry> }

/**
 * npm leaves a platform's package out of the lockfile (or writes an empty entry) when the registry does not carry it
 * yet, and `npm ci` then fails for everybody. Answers with what is missing, as sentences.
 */
export function missingPlatforms({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const place = placesFor(path, name).find((candidate) => candidate in packages)
      const version = place === undefined ? undefined : packages[place]?.version
      if (version !== undefined && (version === wanted || !/^\d/.test(wanted))) return []
      return [`${path || 'package.json'} wants ${name} ${wanted}, package-lock.json holds ${version ?? 'none'}`]
    }),
  )
}

/** Where Node would look for a package: beside the one that wants it, and in each node_modules above. */
function placesFor(path: string, name: string): string[] {
  const above = path.lastIndexOf('node_modules/')
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (path === '') return [here]
  return [here, ...placesFor(path.slice(0, Math.max(0, above - 1)), name)]
}

/** Whether npm would install it on the Node we run on, with every package's wish for a Node version taken seriously. */
function refusedByNpm(): string[] {
  const npm = spawnSync('npm', ['ci', '--engine-strict', '--dry-run', '--loglevel=error', '--offline'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return npm.status === 0
    ? []
    : [`npm ci refuses package-lock.json:\n${npm.stderr.split('\n').slice(0, 12).join('\n')}`]
}

if (import.meta.main) {
  const missing = missingPlatforms(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
  const problems = missing.length > 0 ? missing : refusedByNpm()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
