import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST, getFile, NEXT } from './support/releases.ts'
import { testForm } from './support/test-form.ts'

const folder = mkdtempSync(join(tmpdir(), 'munshi-npm-'))
// PostgreSQL, which refuses root, keeps its data there only if its account can reach them.
chmodSync(folder, 0o755)
/** Without the Node and the programs of this repository. */
const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder }
const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const install = (version: string) => npm('install', '--no-audit', '--no-fund', getFile('npm', version))

testForm({
  name: 'npm package',
  dataDir: join(folder, 'munshi-data'),
  dataPath: join(folder, 'munshi-data'),
  install: async () => void install(FIRST),
  command: () => ['sh', '-c', 'cd "$0" && exec node_modules/.bin/munshi start', folder],
  env,
  update() {
    install(NEXT)
    return { restarts: false }
  },
  goBack: () => void install(FIRST),
  readVersion: () => execFileSync('npx', ['munshi', '--version'], { cwd: folder, env, encoding: 'utf8' }).trim(),
  remove: () => npm('uninstall', 'munshi'),
  // npm leaves the directories of scopes empty.
  listLeft: () =>
    globSync('**/*', { cwd: join(folder, 'node_modules'), withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .join(),
  cleanUp: () => rmSync(folder, { recursive: true, force: true }),
})
