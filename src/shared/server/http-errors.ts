import type { ApiProblem } from '#shared/contract/endpoint.ts'
import { type Language, messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { sqlStateOf } from './db.ts'
import { busy, AppError } from './errors.ts'
import type { Translate } from './messages.ts'

const message = messagesOf<typeof en>('shared')

export type HttpError = { status: number; problem: ApiProblem; retryAfter?: number }

/** The one place where an error becomes an HTTP answer, in the caller's language. */
export function toHttpError(error: unknown, language: Language, translate: Translate): HttpError {
  const refusal = refusalOf(error)
  if (!refusal)
    return { status: 500, problem: { code: 'internal', message: translate(language, message('wentWrong')) } }
  const { status, code, say: sentence, details } = refusal
  const fields = Object.entries(details.fields ?? {}).map(([field, said]) => [
    field,
    translate(language, said.key, said.values),
  ])
  return {
    status,
    problem: {
      code,
      message: translate(language, sentence.key, sentence.values),
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) as Record<string, string> }),
      ...(details.current !== undefined && { current: details.current }),
    },
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
  }
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isOfDatabase(error)) return ofDatabase(error)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 500) return status === 503 ? busy() : undefined
  if (status === 413) return new AppError(413, 'too_large', message('tooLarge'))
  if (status === 415) return new AppError(415, 'unsupported_type', message('unsupportedType'))
  if (status === 429) return new AppError(429, 'too_many', message('tooManyRequests'))
  if (status === 404) return new AppError(404, 'not_found', message('noSuchAddress'))
  return new AppError(400, 'not_understood', message('notUnderstood'))
}

/** Connection lost or refused, no connection free in time, or PostgreSQL's own answer. */
function isOfDatabase(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    sqlStateOf(error) !== undefined ||
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/.test(code) ||
    // The socket is not there; of a file it would be our own mistake.
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    /^timeout expired$|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|server closed the connection/i.test(
      error.message,
    )
  )
}

const AWAY = /^(08|25006|53|57|58|40|55P03|XX)/
const UNFIT = /^(22|23514)/

function ofDatabase(error: Error): AppError | undefined {
  const state = sqlStateOf(error)
  if (state === undefined || AWAY.test(state)) return busy()
  // Held off by the contract first; where a value still slips through, it is the sender's and not our failure.
  if (UNFIT.test(state)) return new AppError(422, 'invalid', message('badValue'))
  return undefined
}
