import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './intl-formats.ts'

test('formats: Marathi dates and numbers have Western digits', () => {
  const day = dateFormat('mr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

  expect(day.format(Date.UTC(2026, 10, 24))).toBe('24 नोव्हेंबर, 2026')
  expect(numberFormat('mr', { style: 'percent' }).format(0.5)).toBe('50%')
})

test('formats: each language and each options have their own, which is made once', () => {
  const [long, short] = [{ month: 'long' }, { month: 'short' }] as const

  expect(dateFormat('en', { ...long })).toBe(dateFormat('en', { ...long }))
  expect(dateFormat('en', short)).not.toBe(dateFormat('en', long))
  expect(dateFormat('tr', long)).not.toBe(dateFormat('en', long))
})
