import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { buildCodegenArguments } from '../../../scripts/tables-codegen.ts'

test('tables.ts matches the migrated database', async () => {
  const command = [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    ...buildCodegenArguments(inject('ownerUrl')),
    '--include-pattern',
    'public.*',
    '--verify',
  ]
  const result = await promisify(execFile)(process.execPath, command).then(
    () => 'current',
    (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
  )
  expect(result, 'Run `node scripts/generate-tables.ts` after adding a migration.').toBe('current')
})
