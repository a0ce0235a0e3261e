import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApp, stopApps } from '#testing/server/app-process.ts'
import { copyCheckout, copyNode } from '#testing/server/copy-checkout.ts'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { canEnter, canRun, resolveAccount } from './account.ts'
import { queryOnce } from './query-once.ts'

const isRoot = process.getuid?.() === 0
const nobody = { name: 'nobody', uid: 65534, gid: 65534 }

let directory: string

beforeEach(() => {
  directory = createTemporaryDirectory()
})

afterEach(async () => {
  await stopApps()
  removeDirectory(directory)
})

const getOwner = (pid: number) => statSync(`/proc/${pid}`).uid

describe.runIf(isRoot)('startEmbeddedPostgres as root', () => {
  test('runs PostgreSQL under another account, which owns none of our files', async () => {
    const { ready } = await startApp({ dataDir: directory })
    expect(getOwner(ready.pid)).toBe(resolveAccount([])?.uid)
    expect(getOwner(ready.pid)).not.toBe(0)
    const others = [nobody, resolveAccount([])].find((account) => account?.uid !== getOwner(ready.pid))
    expect(others && canEnter(others, join(directory, 'postgres/socket'))).not.toBe(true)
    for (const name of ['.', 'connection.json', 'lock.json', 'postgres.log']) {
      expect(statSync(join(directory, 'postgres', name)).uid).toBe(0)
    }
  })

  test('runs it as the owner of the directory, who can start it again afterwards', async () => {
    const dataDir = join(directory, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const byRoot = await startApp({ dataDir })
    expect(getOwner(byRoot.ready.pid)).toBe(nobody.uid)
    await byRoot.kill('SIGTERM')
    const { checkout, node } = prepareCheckoutForNobody()
    const byOwner = await startApp({ dataDir, checkout, node, account: nobody })
    expect(byOwner.ready.uid).toBe(nobody.uid)
  })

  test('uses fallbackDir when only root may enter dataDir, also after dataDir was moved', async () => {
    const home = join(directory, 'home')
    mkdirSync(home, { mode: 0o700 })
    const before = join(home, 'before')
    copyCheckout(before)
    const dataDir = join(before, 'data')
    const first = await startApp({ dataDir, checkout: before })
    const id = readFileSync(join(dataDir, 'id'), 'utf8')
    const fallback = `/var/lib/munshi/${id}`
    try {
      expect(first.output.filter((line) => line.includes(fallback))).toHaveLength(2)
      expect(existsSync(join(fallback, 'postgres/cluster/data/PG_VERSION'))).toBe(true)
      await queryOnce(first.ready.url, 'create table saved as select 42 as n')
      await first.kill('SIGTERM')

      const moved = join(home, 'moved')
      renameSync(before, moved)
      const second = await startApp({ dataDir: join(moved, 'data'), checkout: moved })
      expect(await queryOnce(second.ready.url, 'select n from saved')).toEqual([{ n: 42 }])
      await second.kill('SIGTERM')
    } finally {
      await stopApps()
      removeDirectory(fallback)
    }
  })

  test('runs from a read-only node_modules without install scripts', async () => {
    const { checkout, node } = prepareCheckoutForNobody()
    const dataDir = join(directory, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const { ready, kill } = await startApp({ dataDir, checkout, node, account: nobody })
    expect(ready.uid).toBe(nobody.uid)
    expect(getOwner(ready.pid)).toBe(nobody.uid)
    expect(await queryOnce(ready.url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(await kill('SIGTERM')).toBe(0)
  })
})

test.skipIf(isRoot)('startEmbeddedPostgres without root runs PostgreSQL under the same account', async () => {
  const { ready } = await startApp({ dataDir: join(directory, 'data') })
  expect(getOwner(ready.pid)).toBe(process.getuid?.())
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'startEmbeddedPostgres runs PostgreSQL 15, whose data version 18 rejects',
  async () => {
    const { ready, kill } = await startApp({ dataDir: directory, binaries: 'postgres-15-linux-x64' })
    const [row] = await queryOnce(
      ready.url,
      `select current_setting('server_version_num')::int / 10000 as major, lower('É') as é`,
    )
    expect(row).toEqual({ major: 15, é: 'é' })
    expect(await kill('SIGTERM')).toBe(0)
    await expect(startApp({ dataDir: directory })).rejects.toThrow('was made by PostgreSQL 15')
  },
)

function prepareCheckoutForNobody(): { checkout: string; node: string } {
  const checkout = join(directory, 'checkout')
  copyCheckout(checkout)
  return { checkout, node: canRun(nobody, process.execPath) ? process.execPath : copyNode(directory) }
}
