import { expect, test } from 'vitest'
import { hashMigration } from './migrate.ts'

test('hashMigration ignores line endings and detects changed text', () => {
  expect(hashMigration('a;\r\nb;\r\n')).toBe(hashMigration('a;\nb;\n'))
  expect(hashMigration('a;\nc;\n')).not.toBe(hashMigration('a;\nb;\n'))
})
