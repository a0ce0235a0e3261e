import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#testing/server/full-run.ts'
import { FILES, LINES } from './new-feature/files.ts'

const copy = mkdtempSync(join(tmpdir(), 'munshi-feature-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

beforeAll(() => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const path of tracked) cpSync(path, join(copy, path), { force: true, recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(copy, 'src/features/domain/lockers', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const { list, before, line } of LINES) {
    const text = readFileSync(join(copy, list), 'utf8')
    if (!text.includes(before)) throw new Error(`${list} has no ${before}`)
    writeFileSync(join(copy, list), text.replace(before, line + before))
  }
})

test('a new feature is known everywhere from its folder and one line in each list', () => {
  const output = execFileSync(process.execPath, ['test/new-feature/describe.ts'], { cwd: copy, encoding: 'utf8' })
  const known = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, unknown>
  expect(known).toMatchObject({
    routes: expect.arrayContaining(['/hr/lockers']),
    walk: ['/hr/lockers'],
    menu: expect.arrayContaining(['lockers:title']),
    commands: expect.arrayContaining(['lockers:title']),
    cards: expect.arrayContaining(['LockersCard']),
    kinds: expect.arrayContaining(['lockers:title']),
    bench: expect.arrayContaining(['/api/locker']),
    authorization: true,
    messageTypes: true,
  })
  expect(known['catalogues']).toEqual(Array.from({ length: 5 }, () => expect.arrayContaining(['lockers'])))
})

describe.runIf(isFullRun)('the tests pass with a new feature', () => {
  const runTests = (project: string, ...files: string[]) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]
    const env = { ...process.env, FULL_RUN: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }

  test('boundaries, examples, catalogues and measurements', () => {
    const files = ['architecture', 'examples', 'message-chunks', 'messages', 'bench'].map(
      (name) => `test/${name}.test.ts`,
    )
    const { status, output } = runTests('unit', ...files, 'src/app/contract/declared.test.ts')
    expect(status, output).toBe(0)
  })

  test('the matrix of roles makes its call', () => {
    const { status, output } = runTests('api', 'src/app/server/roles.test.ts', '--reporter=verbose')
    expect(status, output).toBe(0)
    expect(output).toContain('GET /api/locker')
  })
})
