import type { FastifyInstance } from 'fastify'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { Settings } from './settings.ts'

/**
 * Linux accepts this many by default. With Node's 511, connections are reset when several hundred arrive at a busy
 * process.
 */
export const BACKLOG = 4096

export async function listen(app: FastifyInstance, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST, backlog: BACKLOG })
  } catch (error) {
    const message = describeListenError(errorCode(error), { PORT, HOST })
    throw message === undefined ? error : new StartupError(message, { cause: error })
  }
}

export const describeListenError = (code: string | undefined, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>) =>
  MESSAGES[code ?? '']?.(PORT, HOST)

const unknownHost = (_port: number, host: string) =>
  `This machine has no address ${host}. Set HOST to one it has, to 127.0.0.1 for itself alone or to 0.0.0.0 for all.`

const MESSAGES: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} on ${host} is already in use. Stop what uses it, or choose another one with PORT.`,
  EACCES: (port) => `This account may not listen on port ${port}. Choose one from 1024 on with PORT.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
}
