import { expect, test } from 'vitest'
import { CERTIFICATE_KINDS, formatSerial, parseSerial } from './certificate-kind.ts'

test.each(CERTIFICATE_KINDS)('a serial of kind %s has at most 16 characters and is parsed back', (kind) => {
  const serial = formatSerial(kind, '2026-27', 99_999)

  expect(serial.length).toBeLessThanOrEqual(16)
  expect(parseSerial(serial)).toEqual({ kind, financialYear: '2026-27', n: 99_999 })
})

test('formatSerial pads to four digits', () => {
  expect(formatSerial('idCard', '2026-27', 1)).toBe('ID/2026-27/0001')
})

test.each(['C/2026-27', 'X/2026-27/0001', '2026-27/0001', 'C/2026-27/100000', ''])('parseSerial rejects %j', (text) => {
  expect(parseSerial(text)).toBeUndefined()
})
