import { expect, test } from 'vitest'
import { keepRows } from './keep-rows.ts'

const row = (_id: string, paid = 0) => ({ _id, paid })
const list = (...students: object[]) => ({ students, total: students.length })

test('rows keep their order and get their new values; new rows wait', () => {
  const kept = keepRows(list(row('a'), row('b')), list(row('c'), row('b', 5), row('a')))
  expect(kept).toEqual({ students: [row('a'), row('b', 5)], total: 3 })
})

test('a row that is gone stays as it was', () => {
  expect(keepRows(list(row('a', 1), row('b')), list(row('b')))).toEqual({ students: [row('a', 1), row('b')], total: 1 })
})

test('pages of a list that was continued', () => {
  const pages = (...each: object[]) => ({ pages: each, pageParams: [1, 2] })
  const before = pages(list(row('a')), list(row('b')))
  expect(keepRows(before, pages(list(row('n')), list(row('a'))))).toEqual({
    pages: [
      { students: [row('a')], total: 1 },
      { students: [row('b')], total: 1 },
    ],
    pageParams: [1, 2],
  })
})

test('rows of a sheet, which are identified by their student', () => {
  const before = { students: [{ student: 'b' }] }
  expect(keepRows(before, { students: [{ student: 'a' }, { student: 'b', attendence: true }] })).toEqual({
    students: [{ student: 'b', attendence: true }],
  })
})

test.each([
  ['the same rows with other values', list(row('a')), list(row('a', 7))],
  ['figures without rows', { months: [{ label: 'May', paid: 1 }] }, { months: [{ label: 'June', paid: 2 }] }],
  ['first data', undefined, list(row('a'))],
  ['rows of a list that was empty', list(), list(row('a'))],
])('%s are the new data itself', (_what, before, fresh) => {
  expect(keepRows(before, fresh)).toBe(fresh)
})
