import type { ApiProblem } from '#shared/contract/endpoint.ts'
import { type Language, messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { DISK_FULL, getSqlState } from './db.ts'
import { busy, AppError, diskFull } from './errors.ts'
import type { Translate } from './messages.ts'

const message = messagesOf<typeof en>('shared')

export type HttpError = { status: number; problem: ApiProblem; retryAfter?: number }

export function toHttpError(error: unknown, language: Language, translate: Translate): HttpError {
  const appError = toAppError(error)
  if (!appError)
    return { status: 500, problem: { code: 'internal', message: translate(language, message('internalError')) } }
  const { status, code, text, details } = appError
  const fields = Object.entries(details.fields ?? {}).map(([field, { key, values }]) => [
    field,
    translate(language, key, values),
  ])
  return {
    status,
    problem: {
      code,
      message: translate(language, text.key, text.values),
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) as Record<string, string> }),
      ...(details.current !== undefined && { current: details.current }),
    },
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
  }
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isDatabaseError(error)) return fromDatabaseError(error)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 500) return status === 503 ? busy() : undefined
  if (status === 413) return new AppError(413, 'too_large', message('tooLarge'))
  if (status === 415) return new AppError(415, 'unsupported_type', message('unsupportedType'))
  if (status === 429) return new AppError(429, 'too_many', message('tooManyRequests'))
  if (status === 404) return new AppError(404, 'not_found', message('urlNotFound'))
  return new AppError(400, 'not_understood', message('notUnderstood'))
}

export function isDatabaseError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    getSqlState(error) !== undefined ||
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/.test(code) ||
    // A socket is missing. A missing file is a programming error.
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    /^timeout expired$|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|server closed the connection/i.test(
      error.message,
    )
  )
}

/** Connection, resource, shutdown, system, rollback and internal errors, a read-only server and a lock timeout. */
const TEMPORARY = /^(08|25006|53|57|58|40|55P03|XX)/
/** These states are data exceptions and check constraint violations. */
const INVALID_VALUE = /^(22|23514)/

function fromDatabaseError(error: Error): AppError | undefined {
  const state = getSqlState(error)
  if (state === DISK_FULL) return diskFull()
  if (state === undefined || TEMPORARY.test(state)) return busy()
  // The contract rejects such values first; one that gets through is still an error of the client.
  if (INVALID_VALUE.test(state)) return new AppError(422, 'invalid', message('badValue'))
  return undefined
}
