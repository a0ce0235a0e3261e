import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import messages from '#shared/contract/messages/en.json' with { type: 'json' }
import { errorCode } from '#shared/server/error-code.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { getOwnerUrl, removeMunshi } from '#testing/server/munshi.ts'
import { findLostReceipts, pay, startPaymentLoad } from '#testing/server/payment-load.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const directory = createTemporaryDirectory()
/** Only root may mount, and only outside of most containers. */
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=0755', 'munshi-test', directory]).status === 0
if (!canMount) console.warn('The test of a full disk is skipped: this account may not mount a tmpfs.')
const dataDir = join(directory, 'data')

afterAll(async () => {
  await removeMunshi(dataDir)
  if (canMount) execFileSync('umount', [directory])
  removeDirectory(directory)
})

test.runIf(canMount)(
  'full disk: reads continue, writes get a plain message, nothing is lost, and it recovers by itself',
  async () => {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
    const institute = await startInstitute(dataDir, 8)
    const { hr, app, students } = institute
    const load = startPaymentLoad(hr, students, { pauseMs: 20 })
    await load.waitForReceipts(40)
    const filler = join(directory, 'filler')
    fillDisk(filler)
    const payment = { key: 'while-full', student: students[0] ?? '', paid: 10 }
    const rejected = await waitUntil(async () => {
      const response = await pay(hr, payment)
      expect(response.status).toBe(503)
      return response
    })
    await load.stop()
    expect(rejected.problem).toEqual({ code: 'disk_full', message: messages.diskFull })
    expect(rejected.headers.get('retry-after')).toBe('30')
    expect(load.unexpected).toEqual([])
    for (const path of ['/api/user', `/api/fee/${students[0]}`, '/api/dashboard/hr', '/readyz'])
      expect([path, (await hr.get(path)).status]).toEqual([path, 200])
    const getDisk = async () => (await institute.admin.get('/api/institute/disk')).body
    await expect.poll(getDisk).toMatchObject({ state: 'full' })
    await expect.poll(() => readLog(app.output, 50)).toContain('disk is full, writes are rejected')
    expect(readLog(app.output, 40)).toContain('disk is almost full')

    rmSync(filler)
    const { body } = await waitUntil(async () => {
      const response = await pay(hr, payment)
      expect(response.status).toBe(201)
      return response
    })
    process.kill(app.pid, 0)
    await runInParallel(load.sent, 8, async (sent) => {
      if (!sent.receipt) sent.receipt = (await pay(hr, sent)).body
    })
    const sent = [...load.sent, { ...payment, receipt: body }]
    expect(await findLostReceipts(sent, getOwnerUrl(dataDir))).toEqual([])
    expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
  },
)

/** Leaves no free block. */
function fillDisk(file: string) {
  const block = Buffer.alloc(1024 * 1024)
  for (let { length } = block; length >= 512;) {
    try {
      appendFileSync(file, block.subarray(0, length))
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error
      length /= 2
    }
  }
}

const readLog = (lines: string[], level: number) =>
  lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter((entry) => entry.level === level)
    .map(({ msg }) => msg)
