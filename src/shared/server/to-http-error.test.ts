import pg from 'pg'
import { expect, test } from 'vitest'
import { toHttpError } from './to-http-error.ts'

const getStatus = (error: Error) => toHttpError(error, 'en', () => '').status
const withCode = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })
const postgresError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })

test.each([
  withCode('ENOENT', 'connect'),
  withCode('ENETUNREACH', 'connect'),
  withCode('ENETDOWN', 'connect'),
  postgresError('25006'),
  new Error('timeout expired'),
])('toHttpError(%s) returns 503', (error) => {
  expect(getStatus(error)).toBe(503)
})

test.each([withCode('ENOENT', 'open'), postgresError('25001'), new Error('expired')])(
  'toHttpError(%s) returns 500',
  (error) => {
    expect(getStatus(error)).toBe(500)
  },
)

test.each(['22021', '22003', '23514'])('toHttpError returns 422 when PostgreSQL rejects a value (%s)', (code) => {
  expect(getStatus(postgresError(code))).toBe(422)
})

test('toHttpError returns 503 disk_full when PostgreSQL reports a full disk', () => {
  const { status, problem, retryAfter } = toHttpError(postgresError('53100'), 'en', (_language, key) => key)
  expect({ status, problem, retryAfter }).toEqual({
    status: 503,
    problem: { code: 'disk_full', message: 'shared:diskFull' },
    retryAfter: 30,
  })
})
