import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#testing/server/full-run.ts'
import { FIELD } from './new-feature/field.ts'
import { FEATURE } from './new-feature/files.ts'
import { REPORT } from './new-feature/report.ts'

const copy = mkdtempSync(join(tmpdir(), 'munshi-feature-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

let known: Record<string, unknown>
beforeAll(() => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const path of tracked) cpSync(path, join(copy, path), { force: true, recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  for (const { files, lines } of [FEATURE, FIELD, REPORT]) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
    for (const { file, before, line } of lines) {
      const text = readFileSync(join(copy, file), 'utf8')
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
      writeFileSync(join(copy, file), text.replace(before, line + before))
    }
  }
  const output = execFileSync(process.execPath, ['test/new-feature/describe.ts'], { cwd: copy, encoding: 'utf8' })
  known = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, unknown>
})

test('a new feature is known everywhere from its folder and one line in each list', () => {
  expect(known).toMatchObject({
    routes: expect.arrayContaining(['/hr/lockers']),
    walk: ['/hr/lockers'],
    menu: expect.arrayContaining(['lockers:title']),
    commands: expect.arrayContaining(['lockers:title']),
    cards: expect.arrayContaining(['LockersCard']),
    kinds: expect.arrayContaining(['lockers:title']),
    bench: expect.arrayContaining(['/api/locker']),
    authorization: true,
    callTypes: true,
    messageTypes: true,
  })
  expect(known['catalogues']).toEqual(Array.from({ length: 5 }, () => expect.arrayContaining(['lockers'])))
})

test('a new field of a student is selected, entered, audited, imported and exported from its line in the contract', () => {
  const names = expect.arrayContaining(['nickname'])
  expect(known['field']).toEqual({ selected: true, inputs: names, audit: names, imported: names, exported: names })
})

test('a new report is served, laid out, measured and walked through from its declaration', () => {
  expect(known).toMatchObject({
    bench: expect.arrayContaining(['/api/report/strength']),
    report: {
      sql: expect.stringContaining('count(distinct student_id) as students'),
      authorization: true,
      layouts: expect.arrayContaining(['strength']),
      walk: expect.arrayContaining(['/admin/reports?report=strength']),
    },
  })
})

describe.runIf(isFullRun)('the checks pass with a new feature, field and report', () => {
  const runTests = (project: string, ...files: string[]) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]
    const env = { ...process.env, FULL_RUN: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }

  test('boundaries, examples, catalogues and measurements', () => {
    const files = ['architecture', 'examples', 'messages', 'bench'].map((name) => `test/${name}.test.ts`)
    const { status, output } = runTests('unit', ...files, 'src/app/contract/declared.test.ts')
    expect(status, output).toBe(0)
  })

  test('types', () => {
    spawnSync(process.execPath, ['scripts/generate-docs.ts'], { cwd: copy })
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(status, stdout).toBe(0)
  })

  test('the matrix of roles makes their calls', () => {
    const { status, output } = runTests('api', 'src/app/server/roles.test.ts', '--reporter=verbose')
    expect(status, output).toBe(0)
    expect(output).toContain('GET /api/locker')
    expect(output).toContain('GET /api/report/strength')
  })

  test('the field is stored, granted, exported and imported', () => {
    const { status, output } = runTests(
      'api',
      'src/features/domain/students/server/nickname.test.ts',
      'src/features/overview/import-export/server/export-and-import.test.ts',
      'src/app/server/database-privileges.test.ts',
    )
    expect(status, output).toBe(0)
  })
})
