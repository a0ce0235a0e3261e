import { expect, test } from 'vitest'
import { hashOf } from './migrate.ts'

test('a migration is the same with the line ends of Windows, and another with other words', () => {
  expect(hashOf('a;\r\nb;\r\n')).toBe(hashOf('a;\nb;\n'))
  expect(hashOf('a;\nc;\n')).not.toBe(hashOf('a;\nb;\n'))
})
