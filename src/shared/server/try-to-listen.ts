import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from './error-code.ts'

/** Returns the code of the error if nothing can listen there now, else undefined. */
export async function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return errorCode(error) ?? 'unknown error'
  } finally {
    server.close()
  }
}
