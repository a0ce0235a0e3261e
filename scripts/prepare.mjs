// Runs before everything else, under whatever Node the machine has (20.19 or later): plain JavaScript, no packages.
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
