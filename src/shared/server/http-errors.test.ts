import pg from 'pg'
import { expect, test } from 'vitest'
import { toHttpError } from './http-errors.ts'

const statusOf = (error: Error) => toHttpError(error, 'en', () => '').status
const withCode = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })
const ofPostgres = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })

test.each([
  withCode('ENOENT', 'connect'),
  withCode('ENETUNREACH', 'connect'),
  withCode('ENETDOWN', 'connect'),
  ofPostgres('25006'),
  new Error('timeout expired'),
])('%s: the database is away', (error) => {
  expect(statusOf(error)).toBe(503)
})

test.each([withCode('ENOENT', 'open'), ofPostgres('25001'), new Error('expired')])('%s is our own failure', (error) => {
  expect(statusOf(error)).toBe(500)
})
