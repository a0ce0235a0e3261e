// Runs before all other scripts with any Node from 20.19: plain JavaScript without packages.
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { buildPage } from './prepare/build-page.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { requireNode } from './prepare/require-node.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))

try {
  requireNode()
  installPackages()
  if (!process.argv.includes('--no-build')) buildPage()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
