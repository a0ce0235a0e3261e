import { pino } from 'pino'
import type { FastifyBaseLogger } from 'fastify'

/**
 * JSON lines with an allow list of fields: of an error its kind, code and stack; of a request its route, never its address,
 * query, headers or body. Names, phones and tokens have no way in.
 */
export function openLog(log: { level: string; stream?: pino.DestinationStream } | false): FastifyBaseLogger {
  if (log === false) return pino({ level: 'silent' })
  return pino(
    {
      level: log.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: (error: unknown) => describe(error),
        req: () => undefined,
        res: () => undefined,
      },
    },
    log.stream ?? pino.destination(1),
  )
}

/** The beginnings of messages that name code alone; the rest of a message may quote a value, as a database's may. */
const OF_CODE = [
  /^Cannot (read|set) properties of (undefined|null)/,
  /^[\w$.]+ is not (a function|a constructor|defined)/,
]

function describe(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table, command, responseCode } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'command' | 'responseCode', unknown>>
  const said = OF_CODE.map((begins) => begins.exec(error.message)?.[0]).find((found) => found !== undefined)
  return { kind: error.name, said, code, constraint, table, command, responseCode, stack: placesOf(error) }
}

/** The lines of the stack below its message, which may have lines of its own. */
function placesOf({ stack = '', message }: Error): string[] {
  return stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12)
}
