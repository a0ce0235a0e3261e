import { execFileSync } from 'node:child_process'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type BareSystem, copyInto, createBareSystem } from './support/bare-system.ts'
import { FIRST, getFile, NEXT } from './support/releases.ts'
import { testForm } from './support/test-form.ts'

const MAX_MB = 75
const system: BareSystem = createBareSystem()
const inside = (path: string) => join(system.directory, path)

testForm({
  name: 'archive',
  dataDir: '/opt/munshi/data',
  dataPath: inside('opt/munshi/data'),
  async install() {
    copyInto(system, getFile('archive', FIRST), 'root/munshi.tar.gz')
    system.run('tar', 'xzf', '/root/munshi.tar.gz', '-C', '/opt')
  },
  command: () => system.enter('/opt/munshi/munshi', 'start'),
  update() {
    const archive = getFile('archive', NEXT)
    for (const file of [archive, ...['SHA256SUMS', 'SHA256SUMS.sig'].map((name) => join(dirname(archive), name))])
      copyInto(system, file, join('root', file.slice(dirname(archive).length)))
    const output = system.run(
      '/opt/munshi/munshi',
      'update',
      '--from',
      join('/root', archive.slice(dirname(archive).length)),
    )
    if (!output.includes(`Version ${NEXT} is in place`)) throw new Error(output)
    return { restarts: true }
  },
  goBack: () => writeFileSync(inside('opt/munshi/current'), `${FIRST}\n`),
  readVersion: () => system.run('/opt/munshi/munshi', '--version').trim(),
  remove() {
    for (const name of ['munshi', 'current', 'update.json', 'versions'])
      rmSync(inside(join('opt/munshi', name)), { recursive: true })
  },
  listLeft: () =>
    system.run(
      'find',
      '/opt/munshi',
      '/etc',
      '/usr',
      '/var',
      '-iname',
      '*munshi*',
      '-not',
      '-path',
      '/opt/munshi',
      '-not',
      '-path',
      '/opt/munshi/data/*',
    ),
  cleanUp: () => system.remove(),
})

test(`the archive has at most ${MAX_MB} MB and no development files`, () => {
  const { size } = statSync(getFile('archive', FIRST))
  expect(size / 1e6).toBeLessThanOrEqual(MAX_MB)
  const names = execFileSync('tar', ['tzf', getFile('archive', FIRST)], { encoding: 'utf8' }).split('\n')
  expect(
    names.filter((name) => /\.test\.|(?<!\.d)\.ts$|\.tsx$|(^|\/)(typescript|vitest|vite|playwright)(\/|$)/.test(name)),
  ).toEqual([])
})
