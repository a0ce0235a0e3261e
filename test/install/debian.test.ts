import { join } from 'node:path'
import { copyInto, createBareSystem } from './support/bare-system.ts'
import { FIRST, getFile, NEXT } from './support/releases.ts'
import { testForm } from './support/test-form.ts'

const system = createBareSystem({ packages: ['adduser'] })

function install(version: string) {
  copyInto(system, getFile('debian', version), 'root/munshi.deb')
  system.run('dpkg', '--install', '/root/munshi.deb')
}

testForm({
  name: 'Debian package',
  dataDir: '/var/lib/munshi',
  dataPath: join(system.directory, 'var/lib/munshi'),
  install: async () => install(FIRST),
  // The unit starts it in this way; there is no systemd in a chroot.
  command: () => system.enterAs('munshi', '/usr/bin/munshi', 'start'),
  env: { NODE_COMPILE_CACHE: '/var/cache/munshi' },
  update() {
    install(NEXT)
    return { restarts: false }
  },
  goBack: () => install(FIRST),
  readVersion: () => system.run('munshi', '--version').trim(),
  remove: () => system.run('dpkg', '--purge', 'munshi'),
  listLeft: () => system.run('find', '/etc', '/usr', '-iname', '*munshi*', '-not', '-path', '/etc/systemd/*'),
  cleanUp: () => system.remove(),
})
