import { expect, test } from 'vitest'
import { dayParam, monthParam, oneOfParam, pageParam, searchParams, textParam, yearParam } from './search-params.ts'

const parse = searchParams({
  text: textParam(),
  page: pageParam(),
  month: monthParam(),
  year: yearParam(),
  day: dayParam(),
  sort: oneOfParam(['name', '-name']),
})

test.each([
  ['text', 'Asha', 'Asha'],
  ['text', 'x'.repeat(201), 'x'.repeat(200)],
  ['page', 2, 2],
  ['page', ' 2 ', 2],
  ['page', 1_000_000, 1_000_000],
  ['month', '12', 12],
  ['year', 2039, 2039],
  ['day', '2028-02-29', '2028-02-29'],
  ['sort', '-name', '-name'],
])('searchParams: %s accepts %s', (name, raw, value) => {
  expect(parse({ [name]: raw })).toMatchObject({ [name]: value })
})

test.each([
  ['text', ''],
  ['text', 5],
  ['page', 0],
  ['page', -1],
  ['page', 1_000_001],
  ['page', 1.5],
  ['page', ''],
  ['page', [2]],
  ['page', true],
  ['month', 13],
  ['year', '2016'],
  ['day', '2026-02-30'],
  ['day', '2026-2-3'],
  ['day', '1899-12-31'],
  ['day', '2200-01-01'],
  ['day', 20_261_121],
  ['sort', 'constructor'],
  ['sort', ['name']],
])(
  'searchParams: a malformed %s (%j) counts as absent, and is named so that it replaces the raw value',
  (name, raw) => {
    const parsed = parse({ [name]: raw })
    expect(Object.keys(parsed)).toContain(name)
    expect(parsed).toMatchObject({ [name]: undefined })
  },
)
