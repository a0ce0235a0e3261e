import { pino } from 'pino'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Logs JSON lines with an allow list of fields, so that names, phone numbers and tokens cannot appear: type, code and stack
 * of an error; never the URL, query, headers or body of a request.
 */
export function createLogger(log: { level: string; stream?: pino.DestinationStream } | false): FastifyBaseLogger {
  if (log === false) return pino({ level: 'silent' })
  return pino(
    {
      level: log.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: (error: unknown) => serializeError(error),
        req: () => undefined,
        res: () => undefined,
      },
    },
    log.stream ?? pino.destination(1),
  )
}

/** The parts of an error message that only name code. Any other part may quote a value, as PostgreSQL's messages do. */
const SAFE_MESSAGES = [
  /^Cannot (read|set) properties of (undefined|null)/,
  /^[\w$.]+ is not (a function|a constructor|defined)/,
]

function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, command, responseCode } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'command' | 'responseCode', unknown>>
  const message = SAFE_MESSAGES.map((pattern) => pattern.exec(error.message)?.[0]).find((match) => match !== undefined)
  return { type: error.name, message, code, constraint, table, command, responseCode, stack: stackLines(error) }
}

function stackLines({ stack = '', message }: Error): string[] {
  return stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12)
}
