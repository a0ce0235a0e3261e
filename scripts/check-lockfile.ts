import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }
type Lockfile = { packages: Record<string, Entry> }

/**
 * npm omits a platform's package from the lockfile (or writes an empty entry) if the registry does not have it yet.
 * Then `npm ci` fails on that platform. Returns one sentence per missing package.
 */
export function findMissingPlatforms({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, expected]) => {
      const location = resolutionPaths(path, name).find((candidate) => candidate in packages)
      const version = location === undefined ? undefined : packages[location]?.version
      if (version !== undefined && (version === expected || !/^\d/.test(expected))) return []
      return [`${path || 'package.json'} requires ${name} ${expected}, package-lock.json has ${version ?? 'none'}`]
    }),
  )
}

/** Node looks for a package in the requiring package's node_modules and in each one above. */
function resolutionPaths(path: string, name: string): string[] {
  const above = path.lastIndexOf('node_modules/')
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (path === '') return [here]
  return [here, ...resolutionPaths(path.slice(0, Math.max(0, above - 1)), name)]
}

function checkWithNpm(): string[] {
  const npm = spawnSync('npm', ['ci', '--engine-strict', '--dry-run', '--loglevel=error', '--offline'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return npm.status === 0
    ? []
    : [`npm ci rejects package-lock.json:\n${npm.stderr.split('\n').slice(0, 12).join('\n')}`]
}

if (import.meta.main) {
  const missing = findMissingPlatforms(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
  const problems = missing.length > 0 ? missing : checkWithNpm()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
