import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { removeMunshi } from '#testing/server/munshi.ts'
import { findLostReceipts, pay, startPaymentLoad } from '#testing/server/payment-load.ts'
import { startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

/** The path in `LIBFAKETIME`, or that of the package `libfaketime` of Debian or Fedora. */
const library = [
  process.env['LIBFAKETIME'] ?? '',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib64/faketime/libfaketime.so.1',
].find((path) => path !== '' && existsSync(path))
if (library === undefined) console.warn('The test of clock steps is skipped: install the package libfaketime.')

const dataDir = createTemporaryDirectory()
let postgres: EmbeddedPostgres | undefined

afterAll(async () => {
  await postgres?.stop()
  await removeMunshi(dataDir)
})

test.runIf(library !== undefined)(
  'a clock that jumps forward and back ends no session and issues no receipt twice',
  async () => {
    postgres = await startEmbeddedPostgres({
      dataDir,
      database: 'munshi',
      fallbackDir: '/var/lib/munshi',
      log: () => {},
    })
    const clock = join(dataDir, 'clock')
    writeFileSync(clock, '+0')
    const institute = await startInstitute(dataDir, 4, {
      DATABASE_URL: postgres.url,
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    const { hr, students } = institute
    const payment = { key: randomUUID(), student: students[0] ?? '', paid: 10 }
    const { body: first } = await pay(hr, payment)
    const load = startPaymentLoad(hr, students, { pauseMs: 50 })
    for (const [step, hours] of [
      ['+20m', 0.33],
      ['-2h', -2],
      ['+0', 0],
      ['-400d', -9_600],
      ['+0', 0],
    ] as const) {
      writeFileSync(clock, step)
      await waitUntil(async () => {
        const date = (await hr.get('/api/institute')).headers.get('date') ?? ''
        expect(Math.abs(Date.parse(date) - Date.now() - hours * 3_600_000)).toBeLessThan(120_000)
      })
      await load.waitForReceipts(10)
      expect([step, (await hr.post('/api/session')).status]).toEqual([step, 200])
      expect((await pay(hr, payment)).body).toEqual(first)
    }
    await load.stop()
    expect(load.unexpected).toEqual([])
    expect(await findLostReceipts(load.sent, postgres.url)).toEqual([])
    expect(await findAccountFaults(postgres.url)).toEqual([])
  },
)
