import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, enterable } from './support/bare-system.ts'
import { FIRST, getFile, NEXT } from './support/releases.ts'
import { testForm } from './support/test-form.ts'

mkdirSync(CACHE, { recursive: true })
const system = enterable(mkdtempSync(join(CACHE, 'image-')))
// The account of the image reads the root directory, as in a container.
chmodSync(system.directory, 0o755)
type Manifest = { config: { digest: string }; layers: { digest: string }[] }
type Config = { config: { User: string; Env: string[]; Entrypoint: string[]; Cmd: string[] } }
let config: Config['config']

/** Lays the layers over the root file system, as a container engine does. The volume stays. */
function install(version: string) {
  const image = getFile('image', version)
  const read = (name: string) => execFileSync('tar', ['xOf', image, name], { maxBuffer: 2 ** 30 })
  const readBlob = (digest: string) => read(`blobs/${digest.replace(':', '/')}`)
  const { manifests } = JSON.parse(String(read('index.json'))) as { manifests: { digest: string }[] }
  const manifest = JSON.parse(String(readBlob(manifests[0]!.digest))) as Manifest
  config = (JSON.parse(String(readBlob(manifest.config.digest))) as Config).config
  rmSync(join(system.directory, 'usr'), { recursive: true, force: true })
  for (const { digest } of manifest.layers)
    execFileSync('tar', ['xzf', '-', '-C', system.directory], { input: readBlob(digest) })
}

testForm({
  name: 'image',
  dataDir: '/data',
  dataPath: join(system.directory, 'data'),
  install: async () => install(FIRST),
  command: () => system.enterAs(`${config.User}:${config.User}`, ...config.Entrypoint, ...config.Cmd),
  env: { LANG: 'C.UTF-8' },
  update() {
    install(NEXT)
    return { restarts: false }
  },
  goBack: () => install(FIRST),
  readVersion: () => system.run('/usr/bin/munshi', '--version').trim(),
  remove: () => rmSync(join(system.directory, 'usr'), { recursive: true }),
  listLeft: () => '',
  cleanUp: () => system.remove(),
})
