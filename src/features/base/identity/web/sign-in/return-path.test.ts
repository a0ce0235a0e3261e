import { expect, test } from 'vitest'
import { getReturnPath } from './return-path.ts'

test.each([
  ['/hr/Student-view?id=s1', '/hr/Student-view?id=s1'],
  ['/hr/StudentList?tab=Active&page=2#top', '/hr/StudentList?tab=Active&page=2#top'],
  ['/update?id=s1', '/update?id=s1'],
  [undefined, '/hr'],
  ['/', '/hr'],
  ['/register', '/hr'],
  ['/admin/staff', '/hr'],
  ['/hrx', '/hr'],
  ['/hr/../admin/staff', '/hr'],
  ['https://evil.example.com/hr', '/hr'],
  ['//evil.example.com/hr', '/hr'],
  ['/\\evil.example.com/hr', '/hr'],
  ['\\\\evil.example.com/hr', '/hr'],
  ['javascript:alert(1)', '/hr'],
])('getReturnPath after a sign-in as HR: %s leads to %s', (returnTo, path) => {
  expect(getReturnPath('hr', returnTo)).toBe(path)
})
