import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test('toCsv quotes separators, keeps numbers and starts with the mark of UTF-8', () => {
  const rows = [
    ['Course', 'Received'],
    ['Tally, "GST"', -1250.5],
  ]

  expect(toCsv(rows)).toBe('\ufeffCourse,Received\r\n"Tally, ""GST""",-1250.5\r\n')
})

test('toCsv leaves no text that a spreadsheet would run as a formula', () => {
  const text = fc
    .tuple(fc.constantFrom('', ...Array.from('=+-@\t\r＝＋－＠')), fc.string())
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (value) => {
      const cell = toCsv([[value]]).slice(1, -2)
      const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(shown).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
      expect(shown.replace(/^'/, '')).toBe(value.replace(/^'/, ''))
    }),
  )
})
