import type { FastifyBaseLogger } from 'fastify'
import { createLogger } from '#shared/server/create-logger.ts'

/** Personal data and secrets that no log line may contain. */
const PERSONAL = {
  email: /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  phone: /(?<![\w.-])[6-9]\d{4} ?\d{5}(?![\w.-])/g,
  canary: /kanariya|vogelsang|papageno|volieren|zwitschern/gi,
  token: /(?<![\w-])[\w-]{43}(?![\w-])/g,
}

export type CollectedLog = { logger: FastifyBaseLogger; takePersonalData(): string[] }

/** Creates a logger that keeps its lines. `takePersonalData` returns the personal data in them and forgets them. */
export function collectLog(): CollectedLog {
  const lines: string[] = []
  return {
    logger: createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } }),
    takePersonalData() {
      const text = lines.splice(0).join('')
      return Object.entries(PERSONAL).flatMap(([kind, pattern]) =>
        [...text.matchAll(pattern)].map(([found]) => `${kind} in the log: ${found}`),
      )
    },
  }
}
