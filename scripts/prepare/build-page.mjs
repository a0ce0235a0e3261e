import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode } from './require-node.mjs'

const STAMP = 'dist/web-stamp'
const SINGLE = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

/** Builds the page into dist/web, when something it is made of has changed since it was built. */
export function buildPage() {
  const stamp = hashOf([...SINGLE.filter((path) => existsSync(path)), ...filesOf('public'), ...filesOf('src')])
  if (existsSync(STAMP) && existsSync('dist/web/index.html') && readFileSync(STAMP, 'utf8') === stamp) return
  console.log('Building the page …')
  rmSync(STAMP, { force: true })
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  if (spawnSync(ownNode(), args, { stdio: 'inherit' }).status !== 0) {
    throw new Error('The page could not be built: the lines above say why.')
  }
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, stamp)
}

/** Servers' files and tests never reach the page. */
function filesOf(directory) {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return entry.name === 'server' ? [] : filesOf(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    const content = readFileSync(path)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
