import { execFileSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

let dataDir = ''

afterEach(() => removeMunshi(dataDir))

test('npm run seed adds students before an app is built', () => {
  dataDir = createTemporaryDirectory()
  const output = execFileSync(process.execPath, ['src/app/server/seed.ts', '--students', '20'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })

  expect(output).toContain('20 students were added')
})

test('npm run demo loads the demo institute before the app is built', async () => {
  dataDir = createTemporaryDirectory()
  const command = [process.execPath, 'src/app/server/demo.ts', '--students', '20', '--dir', dataDir] as const
  const { url } = await startMunshi({ dataDir, command: [...command] })

  expect((await fetch(`${url}/api/institute`)).status).toBe(200)
})
