import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNodePath } from '../../bin/node-path.mjs'

const STAMP = 'dist/web-stamp'
const FILES = ['index.html', 'sign-in.html', 'vite.config.ts', 'package.json', 'package-lock.json']

/** Builds the page into dist/web if its sources have changed since the last build. */
export function buildPage() {
  const stamp = hashFiles([
    ...FILES.filter((path) => existsSync(path)),
    ...['public', 'src', 'docs/guide', 'docs/images/guide'].flatMap(listFiles),
  ])
  if (existsSync(STAMP) && existsSync('dist/web/index.html') && readFileSync(STAMP, 'utf8') === stamp) return
  console.log('Building the page …')
  rmSync(STAMP, { force: true })
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  if (spawnSync(getNodePath(), args, { stdio: 'inherit' }).status !== 0) {
    throw new Error('The page could not be built. See the errors above.')
  }
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, stamp)
}

/** Server files and tests are not part of the page. */
function listFiles(directory) {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return entry.name === 'server' ? [] : listFiles(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    const content = readFileSync(path)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
