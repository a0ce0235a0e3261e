import { pino } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import { getSqlState } from './db.ts'

/**
 * Logs JSON lines with an allow list of fields, so that names, phone numbers and tokens cannot appear: type, code and
 * stack of an error; never the URL, query, headers or body of a request.
 */
export function createLogger(log: { level: string; stream?: pino.DestinationStream } | false): FastifyBaseLogger {
  if (log === false) return pino({ level: 'silent' })
  return pino(
    {
      level: log.level,
      base: { name: 'munshi', pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: (error: unknown) => serializeError(error),
        req: () => undefined,
        res: () => undefined,
      },
      hooks: {
        // Without a text, the message of the error would be the text of the line.
        logMethod([entry, text, ...values], write) {
          write.call(this, entry, text ?? (isAboutError(entry) ? 'error' : undefined), ...values)
        },
      },
    },
    log.stream ?? pino.destination(1),
  )
}

function isAboutError(entry: unknown): boolean {
  return entry instanceof Error || (typeof entry === 'object' && entry !== null && 'err' in entry)
}

/** The parts of an error message that only name code, a host or a port. Any other part may quote a value. */
const SAFE_MESSAGES = [
  /^Cannot (read|set) properties of (undefined|null)/,
  /^[\w$.]+ is not (a function|a constructor|defined)/,
  /^(connect|read|write|listen|getaddrinfo) E[A-Z]+( [\w.:/-]+)?$/,
  /^Query read timeout$/,
  /^timeout (expired|exceeded when trying to connect)$/,
  /^Connection terminated( unexpectedly| due to connection timeout)?$/,
]
/**
 * The classes of PostgreSQL's errors that are about the server and not about values: connections, permissions,
 * rollbacks, resources, shutdown, files of the server.
 */
const SAFE_SQL_STATES = /^(08|25006|28|40|42501|53|55P03|57|58)/

function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, command, responseCode } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'command' | 'responseCode', unknown>>
  return {
    type: error.name,
    message: findSafeMessage(error),
    code,
    constraint,
    table,
    command,
    responseCode,
    stack: stackLines(error),
  }
}

function findSafeMessage(error: Error): string | undefined {
  if (SAFE_SQL_STATES.test(getSqlState(error) ?? '')) return error.message
  return SAFE_MESSAGES.map((pattern) => pattern.exec(error.message)?.[0]).find((match) => match !== undefined)
}

function stackLines({ stack = '', message }: Error): string[] {
  return stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12)
}
