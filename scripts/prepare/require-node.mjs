const PACKAGED_NODE = ['linux-x64', 'linux-arm64', 'win32-x64']

/** Any Node from 20.19 can run npm. Node 24 is then installed as a package, on platforms that have one. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const machine = `${process.platform}-${process.arch}`
  const found = `This is Node ${process.versions.node}.`
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Munshi needs Node 20.19 or later. ${found} Get a newer one from https://nodejs.org.`)
  }
  if (major < 24 && !PACKAGED_NODE.includes(machine)) {
    throw new Error(`Munshi needs Node 24 on ${machine}. ${found} Get Node 24 from https://nodejs.org.`)
  }
}
